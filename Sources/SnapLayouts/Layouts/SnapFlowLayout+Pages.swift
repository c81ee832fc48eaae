#if canImport(UIKit)
import UIKit

extension SnapFlowLayout {
  /// The content offsets at which the view rests along the scroll axis, as of the last layout pass.
  public var pageStops: PageStops { geometry.stops }

  /// The present position, to restore later; the first page when there are no pages.
  ///
  /// Use it for a list row whose collection view is reused: read it when the row leaves the screen,
  /// and ``restore(_:)`` it when the row shows its items again.
  public var bookmark: PageBookmark {
    PageBookmark(indexPath: frontIndexPath ?? IndexPath(item: 0, section: 0))
  }

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

  /// Whether there is an item, or will be once the view is told of the items that the data source has, or has any.
  private func mayExist(_ item: IndexPath) -> Bool {
    guard let view = collectionView else { return true }
    let items = view.comingItems ?? ItemNumbering(of: view)
    return items.itemCount == 0 || ItemIndex(item).flatMap(items.number) != nil
  }

  /// The number of pages, as of the last layout pass.
  ///
  /// No two pages share an offset: lines that could only be aligned beyond an end of the content are one
  /// page.
  public var numberOfPages: Int { geometry.pages.count }

  /// The page nearest to the present offset; 0 when there are no pages, like `UIPageControl`.
  ///
  /// In a transition to this layout it is 0 until the view uses the layout, whose pages are known before.
  @inline(never)
  public var currentPage: Int { geometry.stops.realPage(nearestPage) }

  /// The text that VoiceOver reads after UIKit itself has scrolled the view by three fingers; nil when
  /// there are no pages.
  ///
  /// It is ``accessibilityPageDescription`` for the page that the view shows or is on its way to. UIKit
  /// asks the collection view's delegate for it, which returns it from
  /// `accessibilityScrollStatus(for:)` of `UIScrollViewAccessibilityDelegate`.
  public var accessibilityScrollStatus: String? {
    guard numberOfPages > 0 else { return nil }
    return spokenDescription(ofPage: state.pageAhead(snapshot()))
  }

  /// The item in front of the current page; nil when there are no pages.
  ///
  /// It is the first item of its line, or of its group. At an end where several of them are one page,
  /// it belongs to the one nearest to its true place, unless the app has scrolled to another item of the
  /// page, which then stays in front while the view rests there.
  public var currentIndexPath: IndexPath? {
    geometry.frontItem(ofPage: currentPage, askedFor: state.anchoring.item)?.indexPath
  }

  /// The item in front: the one that was asked for if it is on the current page, otherwise the
  /// page's own, on a page longer than the viewport the one at the focus; nil when there are no pages.
  var frontIndexPath: IndexPath? { state.frontItem(at: offset)?.indexPath }

  /// The fractional page at the present offset: 2.5 is half-way from page 2 to page 3.
  ///
  /// It stays within `0 ... numberOfPages - 1`, even while the view bounces, and is 0 when there
  /// are no pages, and in a transition like ``currentPage``. In a loop it continues from the last page
  /// towards `numberOfPages`, which is page 0 again.
  public var pagePosition: CGFloat {
    let geometry = state.geometry
    guard geometry.isShown else { return CGFloat(currentPage) }
    return geometry.stops.realPosition(geometry.stops.position(at: offset))
  }

  /// The length across the scroll axis of the items at a page position: how tall a page is in a horizontal layout.
  ///
  /// It reaches from the first edge of the page's items to the last, without effects and section insets. Between two
  /// pages it is in proportion to the way. So a view that is as long as this at ``pagePosition``, in
  /// ``onPagePositionChange``, follows the finger.
  ///
  /// - Parameter position: A page position; in a loop any number, and `numberOfPages` is page 0 again. Otherwise numbers
  ///   beyond an end count as that page.
  /// - Returns: A length in points; 0 without pages.
  /// - Complexity: O(items of both pages).
  public func lengthAcross(atPagePosition position: CGFloat) -> CGFloat {
    guard numberOfPages > 0, let placer else { return 0 }
    func length(_ page: CGFloat) -> CGFloat {
      placer.lengthAcross(of: geometry.items(inPage: geometry.pages.realPage(Int(page))))
    }
    let position = position.corrected()
    let page = position.rounded(.down)
    let own = length(page)
    return position == page ? own : own + (position - page) * (length(page + 1) - own)
  }

  /// The content offset at which a page begins; on a page longer than the viewport, the view also rests
  /// at the offsets that follow, see ``PageStops/offsets(ofPage:)``.
  ///
  /// - Parameter page: A page, from 0.
  /// - Returns: The offset in points, within the reachable range and on the pixel grid; across the
  ///   scroll axis it is the present one. In a loop it is the nearest such offset. nil if the page
  ///   doesn't exist.
  public func contentOffset(forPage page: Int) -> CGPoint? {
    guard (0..<numberOfPages).contains(page) else { return nil }
    let geometry = geometry
    var point = collectionView?.contentOffset
    point?[along: geometry.setting.axis] =
      geometry.stops[geometry.page(showing: page, nearestTo: offset)]
    return point
  }

  /// The page that shows an item.
  ///
  /// - Parameter indexPath: The index path of an item.
  /// - Returns: The page; nil if there is no such item.
  /// - Complexity: O(log n) where the lines of the flow differ, O(1) otherwise.
  public func page(forItemAt indexPath: IndexPath) -> Int? {
    ItemIndex(indexPath).flatMap(geometry.page(of:))
  }

  /// The page nearest to the one that the view shows, or is on its way to, that repeats a page, with ``pagesPerRound``.
  ///
  /// - Parameter page: A page of the first round; numbers out of range mean its first or its last page.
  /// - Returns: The page; the given one if the data source doesn't repeat its items.
  public func nearestRepetition(ofPage page: Int) -> Int {
    guard let round = pagesPerRound, round < numberOfPages else { return page }
    let current = geometry.stops.realPage(state.pageAhead(snapshot()))
    let first = page.clamped(to: 0...round - 1)
    let ahead = (first - current % round + round) % round
    let nearest = current + (2 * ahead > round ? ahead - round : ahead)
    if isLooping { return (nearest + numberOfPages) % numberOfPages }
    return nearest < 0 ? nearest + round : nearest < numberOfPages ? nearest : nearest - round
  }

  /// The items of a page, in order.
  ///
  /// - Parameter page: A page, from 0.
  /// - Returns: The index paths of the items; none if there is no such page.
  public func indexPaths(inPage page: Int) -> [IndexPath] {
    geometry.items(inPage: page).map(\.indexPath)
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
  ///     or there is no such page. A rotation or an update on the way doesn't end it, unless the item that was asked
  ///     for is deleted, or a reload leaves none of that number. For a page beyond ``lastReachablePage`` it is called with
  ///     false, and the view goes as far as it can. Without a view, a window or a size, and before the
  ///     first layout pass, it waits; without items, it is called with false, and the layout still begins on the page
  ///     when they come. If the items, the view or the layout cease to exist, it is called with false.
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

  /// A page and the number of pages, without repetitions.
  func counted(_ page: Int, of pages: Int) -> (page: Int, count: Int) {
    let count = min(pagesPerRound ?? pages, pages)
    return (page % max(1, count), count)
  }

  /// The page nearest to the present offset, in a loop a virtual one; in a view without space the one that it had before.
  var nearestPage: Int { state.presentPage(at: offset) }

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
      take(next.request, next.style, next.number)
    }
  }

  private func take(_ request: PageRequest, _ style: ScrollStyle, _ number: Int?) {
    if layOutIfAllowed() {
      handle(.requested(request, style, number: number))
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
        request = .item(waits ? item : .nowhere, isComing: waits)
      case .page: break
      }
    }
    if waits { invalidatePages() }
    handle(.requested(request, style, number: number))
  }

  private func scroll(
    byPages count: Int, animated: Bool, _ completion: ((Bool) -> Void)?
  ) -> Bool {
    layOutIfAllowed()
    let exists = hasPage(after: count)
    scroll(to: .step(count), animated ? .animated : .immediate, completion)
    return exists
  }
}

/// VoiceOver.
extension SnapFlowLayout {
  /// Makes VoiceOver announce a page.
  func announce(page: Int) {
    UIAccessibility.post(notification: .pageScrolled, argument: spokenDescription(ofPage: page))
  }

  /// The text that VoiceOver reads for a page; in a loop it may be a virtual one.
  func spokenDescription(ofPage page: Int) -> String {
    let counted = counted(geometry.stops.realPage(page), of: numberOfPages)
    return accessibilityPageDescription(counted.page, counted.count)
  }

  /// The offset at which a page shows what follows in a direction; nil if its end is in sight.
  func unreadOffset(_ step: Int) -> CGFloat? {
    let stops = geometry.stops
    let start = state.goal(from: offset)
    guard let page = stops.page(restingAt: start) else { return nil }
    let section = geometry.frontItem(ofPage: page)?.section ?? 0
    let pinned = geometry.covered(Extent(0, 0), ofSection: section).length
    let goal = start + CGFloat(step) * (geometry.rule.availableLength - pinned)
    let end = stops.offset(onPage: page, nearestTo: goal)
    return abs(end - start) > stops.halfPixel ? end : nil
  }

  func pageStep(for direction: UIAccessibilityScrollDirection) -> Int? {
    switch (direction, axis) {
    case (.next, _), (.up, .vertical): return 1
    case (.previous, _), (.down, .vertical): return -1
    case (.left, .horizontal): return isMirrored ? -1 : 1
    case (.right, .horizontal): return isMirrored ? 1 : -1
    default: return nil
    }
  }
}

/// The page control.
extension SnapFlowLayout {
  /// Updates the page control.
  ///
  /// During a requested scroll, it shows the destination.
  ///
  /// - Parameter offset: The offset of the view.
  func updatePageControl(at offset: CGFloat) {
    guard let pageControlLink, isInUse else { return }
    let geometry = geometry
    // If the viewport is empty, keep the present page.
    guard geometry.isShown || numberOfPages == 0 else { return }
    let requested = state.motion.request.flatMap { _ in state.motion.stop?.page }
    let page = requested ?? geometry.stops.nearestPage(to: offset) ?? 0
    let counted = counted(geometry.stops.realPage(page), of: numberOfPages)
    pageControlLink.show(page: counted.page, of: counted.count)
  }

  /// Follows another page control, or none.
  func link(_ pageControl: UIPageControl?) {
    if autoplay != nil { pageControlLink?.show(progress: 0) }
    pageControlLink?.end()
    pageControlLink = pageControl.map {
      PageControlLink($0) { [weak self] page, isScrubbing in
        guard let self, isInUse else { return }
        // An animation would be far behind the finger.
        scroll(
          toPage: nearestRepetition(ofPage: page),
          animated: !isScrubbing && !UIAccessibility.isReduceMotionEnabled)
      }
    }
  }
}

/// Autoplay.
extension SnapFlowLayout {
  /// How much of the autoplay interval has passed, from 0 to 1; 0 while nothing waits for a turn of a page.
  ///
  /// It is the number that a `UIPageControlProgress` of ``pageControl`` shows: 0 while autoplay waits for anything, such as
  /// a finger, and without ``autoplay``.
  public var autoplayProgress: Double { autoplay == nil ? 0 : autoplayDriver.progress }

  /// Whether the app and the system let autoplay move the view.
  var allowsAutoplay: Bool {
    guard autoplay != nil, !isAutoplayPaused, let window = collectionView?.window,
      // A window without a scene, as in a test without an app, counts as active.
      window.windowScene.map({ $0.activationState == .foregroundActive }) ?? true
    else { return false }
    return !(respectsReduceMotion && UIAccessibility.isReduceMotionEnabled)
      && !UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning
  }
}
#endif
