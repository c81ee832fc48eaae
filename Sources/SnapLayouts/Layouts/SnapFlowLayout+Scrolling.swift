#if canImport(UIKit)
import UIKit

/// Scrolls that the app requests.
extension SnapFlowLayout {
  /// Shows the page of a bookmark without animation, as soon as there are pages.
  ///
  /// - Parameter bookmark: A value of ``bookmark``; nil for the first page. If the item no longer
  ///   exists, the layout shows the first page.
  public func restore(_ bookmark: PageBookmark?) {
    layOutIfAllowed()
    if let item = bookmark?.indexPath, mayExist(item) {
      scroll(toItemAt: item, animated: false)
    } else {
      scroll(toPage: 0, animated: false)
    }
  }

  /// Scrolls to the beginning of a page.
  ///
  /// An animation over more than three viewports shows one at each end, and skips what is between. The layout performs
  /// it, so that the delegate gets no `scrollViewDidEndScrollingAnimation(_:)`.
  ///
  /// - Parameters:
  ///   - page: The page; numbers out of range mean the first or the last page. Before the first
  ///     layout pass, and without items, the layout remembers the page and begins there.
  ///   - animated: Whether the view scrolls with an animation or moves at once.
  ///   - completion: Called once, in a frame after the call: with true when the view rests there, also
  ///     if it needn't move, and with false if a finger, another request or anything else has taken over,
  ///     or there is no such item, or no page for a step. A rotation or an update on the way doesn't end it, unless the
  ///     item that was asked for is deleted, or a reload leaves none at its index path. For a page beyond
  ///     ``lastReachablePage`` it is called with false, and the view goes as far as it can. Without a view, a window or a size, and before the
  ///     first layout pass, it waits; without items, it is called with false, and the layout still begins on the page
  ///     when they come. If the view leaves its window on the way, it is on the page at once. If the items, the view or the layout
  ///     cease to exist, it is called with false. The layout keeps it until then, so it should refer weakly to what
  ///     owns the view.
  public func scroll(
    toPage page: Int, animated: Bool, completion: ((_ didArrive: Bool) -> Void)? = nil
  ) {
    scroll(to: .page(page), animated ? .animated : .immediate, completion)
  }

  /// Scrolls to the beginning of a page with a duration and a timing curve.
  ///
  /// - Parameters:
  ///   - page: The page; numbers out of range mean the first or the last page.
  ///   - duration: The duration in seconds; 0 moves at once. Negative values, `NaN` and infinity mean the
  ///     system's animation.
  ///   - curve: The timing curve.
  ///   - completion: Called once, as for ``scroll(toPage:animated:completion:)``.
  public func scroll(
    toPage page: Int, duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut,
    completion: ((_ didArrive: Bool) -> Void)? = nil
  ) {
    scroll(to: .page(page), ScrollStyle(duration: duration, curve: curve), completion)
  }

  /// Scrolls to the page that shows an item; on a page longer than the viewport, to the item.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item; nothing happens if there is no such item. Before the first layout
  ///     pass, and without any items, the layout remembers the item and begins there. In a block of
  ///     `performBatchUpdates(_:completion:)` that changes the numbers of items, it is the index path after the update, and
  ///     the view goes there without an animation when the block has ended.
  ///   - animated: Whether the view scrolls with an animation or moves at once.
  ///   - completion: Called once, as for ``scroll(toPage:animated:completion:)``.
  public func scroll(
    toItemAt indexPath: IndexPath, animated: Bool, completion: ((_ didArrive: Bool) -> Void)? = nil
  ) {
    scroll(
      to: .item(ItemIndex(indexPath) ?? .nowhere), animated ? .animated : .immediate, completion)
  }

  /// Scrolls to the page that shows an item with a duration and a timing curve.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item; nothing moves if there is no such item.
  ///   - duration: The duration in seconds; 0 moves at once. Negative values, `NaN` and infinity mean the
  ///     system's animation.
  ///   - curve: The timing curve.
  ///   - completion: Called once, as for ``scroll(toPage:animated:completion:)``.
  public func scroll(
    toItemAt indexPath: IndexPath, duration: TimeInterval,
    curve: UIView.AnimationCurve = .easeInOut, completion: ((_ didArrive: Bool) -> Void)? = nil
  ) {
    let style = ScrollStyle(duration: duration, curve: curve)
    scroll(to: .item(ItemIndex(indexPath) ?? .nowhere), style, completion)
  }

  /// Scrolls to the page after the current one.
  ///
  /// - Parameters:
  ///   - animated: Whether the view scrolls with an animation or moves at once.
  ///   - completion: Called once, as for ``scroll(toPage:animated:completion:)``.
  /// - Returns: Whether there is such a page; in a view without a size, whether there is any.
  @discardableResult
  public func scrollToNextPage(
    animated: Bool, completion: ((_ didArrive: Bool) -> Void)? = nil
  ) -> Bool {
    scroll(byPages: 1, animated: animated, completion)
  }

  /// Scrolls to the page before the current one; if that is longer than the viewport, to its end.
  ///
  /// - Parameters:
  ///   - animated: Whether the view scrolls with an animation or moves at once.
  ///   - completion: Called once, as for ``scroll(toPage:animated:completion:)``.
  /// - Returns: Whether there is such a page; in a view without a size, whether there is any.
  @discardableResult
  public func scrollToPreviousPage(
    animated: Bool, completion: ((_ didArrive: Bool) -> Void)? = nil
  ) -> Bool {
    scroll(byPages: -1, animated: animated, completion)
  }

  /// Whether a page exists at a distance from the page that the view shows or scrolls to.
  func hasPage(after pages: Int) -> Bool {
    state.mayReach(.step(pages), snapshot())
  }

  /// Scrolls to a page in a style.
  func scroll(
    to request: PageRequest, _ style: ScrollStyle, _ completion: ((Bool) -> Void)? = nil
  ) {
    completions.wait(for: request, style, completion)
    // UIKit doesn't animate what moves in its own pass.
    if isInPass, completions.waiting.contains(where: { !$0.style.isImmediate }) {
      collectionView?.inNextTurn { [weak self] in self?.takeRequests() }
    } else {
      takeRequests()
    }
  }

  /// Takes the requests that wait, in their order.
  private func takeRequests() {
    while let next = completions.takeNext() {
      take(next.request, next.style)
    }
  }

  private func take(_ request: PageRequest, _ style: ScrollStyle) {
    if layOutIfAllowed() {
      handle(.requested(request, style))
      // The pass has found all items.
      if !state.geometry.isShown { handle(.laidOut(nil)) }
      return
    }
    var (request, waits) = (request, true)
    if let items = collectionView?.comingItems {
      switch request.start {
      // A step counts from a page that is known.
      case .current: waits = false
      case .item(let item, _):
        waits = items.number(of: item) != nil
        request.start = .item(waits ? item : .nowhere, isComing: waits)
      case .page: break
      }
    }
    if waits { invalidatePages() }
    handle(.requested(request, style))
  }

  /// Scrolls some pages on, and returns whether there is such a page.
  func scroll(
    byPages count: Int, animated: Bool, _ completion: ((Bool) -> Void)? = nil
  ) -> Bool {
    layOutIfAllowed()
    let exists = hasPage(after: count)
    scroll(to: .step(count), animated ? .animated : .immediate, completion)
    return exists
  }

  /// Whether there is an item, or will be once the view knows the items of the data source, or has any.
  private func mayExist(_ item: IndexPath) -> Bool {
    guard let view = collectionView else { return true }
    let items = view.comingItems ?? ItemNumbering(of: view)
    return items.itemCount == 0 || ItemIndex(item).flatMap(items.number) != nil
  }
}
#endif
