#if canImport(UIKit)
import UIKit

/// Whether a view uses a layout.
enum Attachment {
  /// None does; the hold of the last one, nil if there was none.
  case apart(ViewHold?)
  /// A transition leads to the layout; its pages, before the view uses it.
  case ahead(PageGeometry)
  /// One does, with settings that the layout has changed.
  case held(ViewHold)
}

/// The collection view that the layout is in, and the layout before this one.
extension SnapFlowLayout {
  /// Takes hold of a collection view that uses this layout.
  ///
  /// A view can have several layouts that prepare: in an interactive transition, the one before it
  /// and the one after it. Only the one that the view uses takes hold, and moves the view.
  ///
  /// - Returns: Whether it is held by this layout.
  func attach(to collectionView: UICollectionView) -> Bool {
    if lineReader.isRead, isInUse { return true }
    if let hold, hold.view !== collectionView { detach() }
    let current = collectionView.collectionViewLayout
    guard current === self else {
      // By the time the view uses this layout, UIKit may have moved it, and the other one may be gone.
      // In an interactive transition, others may move it as well, so the last pass counts.
      let isInteractive = current is UICollectionViewTransitionLayout
      begin(withFront: frontItem(of: current), isLater: isInteractive)
      if !isInUse, let pages = newPages(of: collectionView) { attachment = .ahead(pages) }
      return isInUse
    }
    if !isInUse {
      // Without a view, nothing has been invalidated.
      lineReader.invalidate(by: .contents)
      attachment = .apart(nil)
      takeOver(collectionView)
      let hold = ViewHold(of: collectionView, by: self)
      Self.motionSettings.add(hold)
      attachment = .held(hold)
    }
    hold?.decelerationRate = preferredDecelerationRate
    hold?.turnPagingOff()
    return true
  }

  /// Detaches the previous layout, because UIKit may announce its end late or not at all.
  private func takeOver(_ collectionView: UICollectionView) {
    let last = ViewHold.last(of: collectionView)
    let previous = last?.layout === self ? nil : last?.layout as? SnapFlowLayout
    lastAxis = previous?.lastAxis ?? axis
    if let previous, previous.hold === last { previous.detach() }
    // UIKit may not have announced the layout before: what that had in front are the cells on the screen, unless somebody
    // has moved the view since.
    func shown() -> [(indexPath: IndexPath, frame: CGRect)] {
      collectionView.indexPathsForVisibleItems.compactMap { item in
        collectionView.cellForItem(at: item).map { (indexPath: item, frame: $0.frame) }
      }.filter { $0.frame.overlaps(collectionView.bounds) }
    }
    begin(withFront: last?.presentFront ?? frontItem(of: collectionView, among: shown()))
    if state.anchoring.batch != nil { batchEndsWithTurn(of: collectionView) }
  }

  /// Begins with an item, unless the layout knows already what it begins with.
  ///
  /// - Parameters:
  ///   - front: The item; nil if nothing is in front.
  ///   - isLater: Whether it replaces an item from before, but not a page that the app has asked for.
  func begin(withFront front: IndexPath?, isLater: Bool = false) {
    guard state.anchoring.request == nil, state.anchoring.item == nil || isLater,
      let item = front.flatMap(ItemIndex.init), item != state.anchoring.item
    else { return }
    handle(.replaced(front: item))
  }

  /// Ends the use of the view; until a transition ends, the layout answers where its items were.
  func detach() {
    hold?.lastShown = collectionView.map { (geometry, $0.bounds) }
    if let hold, let view = hold.view,
      let last = state.handedOver(collectionView.map { _ in snapshot() })
    {
      hold.lost(front: last.item.indexPath, at: point(at: last.offset, in: view))
    }
    handle(.detached)
    completions.end(in: (hold ?? lastHold)?.view)
    ticker.stop()
    if autoplay != nil { autoplayDriver.cancel() }
    hold?.giveBack()
    attachment = .apart(hold ?? lastHold)
    if collectionView == nil { lineReader.invalidate(by: .contents) }
  }

  /// Brings the view into the range across the axis after the axis has changed.
  ///
  /// The view may have scrolled along the other one, or an animation may still scroll it there; without pages nothing
  /// else stops it.
  func bringBackAcross() {
    guard lastAxis != axis, let view = hold?.view else { return }
    lastAxis = axis
    view.setContentOffset(point(at: view.contentOffset[along: axis], in: view), animated: false)
  }

  /// Whether the view uses the layout.
  var isInUse: Bool { if case .held = attachment { true } else { false } }

  /// The view's settings that the layout has changed; nil while the view doesn't use the layout.
  var hold: ViewHold? { if case .held(let hold) = attachment { hold } else { nil } }

  /// The hold of the view that the layout has lost; nil while it has one.
  var lastHold: ViewHold? { if case .apart(let hold) = attachment { hold } else { nil } }
}

/// What is in front.
extension SnapFlowLayout {
  /// The item that another layout has in front: nearest to this layout's focus, by the other's attributes.
  ///
  /// While nobody has moved a view that shows, for example, a grid, it is the item from before the grid.
  func frontItem(of layout: UICollectionViewLayout) -> IndexPath? {
    if let transition = layout as? UICollectionViewTransitionLayout {
      return frontItem(of: transition.currentLayout)
    }
    if let snapLayout = layout as? SnapFlowLayout {
      let ahead = snapLayout.state.handedOver(snapLayout.snapshot())
      return ahead?.item.indexPath ?? snapLayout.lastHold?.lastFront
    }
    guard let view = layout.collectionView ?? collectionView else { return nil }
    if let item = ViewHold.last(of: view)?.presentFront { return item }
    let cells = layout.layoutAttributesForElements(in: view.bounds)?.filter(\.isCell) ?? []
    return frontItem(of: view, among: cells.map { ($0.indexPath, $0.frame) })
  }

  /// The item nearest to this layout's focus, by the frames of items.
  private func frontItem(
    of view: UICollectionView, among items: [(indexPath: IndexPath, frame: CGRect)]
  ) -> IndexPath? {
    let (viewport, fraction) = (view.insetBounds, pageAlignment.fraction)
    // At the beginning of the content the first item is in front, wherever this layout's focus is.
    let isAtBeginning = viewport.minX <= 0 && viewport.minY <= 0
    func distance(_ frame: CGRect) -> CGFloat {
      ScrollAxis.allCases.reduce(0) { sum, axis in
        sum
          + abs(frame[along: axis].point(at: fraction) - viewport[along: axis].point(at: fraction))
      }
    }
    return items.min {
      isAtBeginning ? $0.indexPath < $1.indexPath : distance($0.frame) < distance($1.frame)
    }?.indexPath
  }
}
#endif
