#if canImport(UIKit)
import UIKit

/// The collection view that the layout is in, and the layout before this one.
extension SnapFlowLayout {
  /// Takes hold of a collection view that uses this layout.
  ///
  /// A view can have several layouts that prepare: in an interactive transition, the one before it
  /// and the one after it. Only the one that the view uses takes hold, and moves the view.
  func attach(to collectionView: UICollectionView) {
    if let hold, hold.view !== collectionView { detach() }
    let current = collectionView.collectionViewLayout
    guard current === self else {
      // By the time the view uses this layout, UIKit may have moved it, and the other one may be gone.
      // In an interactive transition, others may move it as well, so the last pass counts.
      let isInteractive = current is UICollectionViewTransitionLayout
      return begin(withFront: frontItem(of: current), isLater: isInteractive)
    }
    if hold == nil {
      (preview, preparation.viewport) = (nil, nil)
      takeOver(collectionView)
      hold = ViewHold(of: collectionView)
      lastFront = nil
    }
    hold?.decelerationRate = preferredDecelerationRate
    hold?.turnPagingOff()
  }

  /// Detaches the previous layout, because UIKit may announce its end late or not at all.
  private func takeOver(_ collectionView: UICollectionView) {
    let previous = ViewHold.hand(collectionView, to: self)
    lastAxis = previous?.lastAxis ?? axis
    if let previous, previous.hold?.view === collectionView { previous.detach() }
    let front = previous?.lastFront?.item(in: collectionView)
    begin(withFront: front ?? frontItem(shownIn: collectionView))
  }

  /// Begins with an item, unless the layout knows already what it begins with.
  ///
  /// - Parameters:
  ///   - front: The item; nil if nothing is in front.
  ///   - isLater: Whether it replaces an item from before, but not a page that the app has asked for.
  func begin(withFront front: IndexPath?, isLater: Bool = false) {
    guard state.anchor == .none || isLater && state.anchor.request == nil,
      let item = front.flatMap(ItemIndex.init), item != state.anchor.item
    else { return }
    handle(.replaced(front: item))
  }

  func detach() {
    // At rest, the next layout may have moved the view already.
    let isStill = state.motion.isIdle || collectionView == nil
    let offset = isStill ? state.lastObserved.offset : self.offset
    if let view = hold?.view, let front = state.frontItem(at: offset) {
      lastFront = LastFront(item: front.indexPath, offset: point(at: offset, in: view))
    }
    handle(.detached)
    for completion in completions.takeAll() { completion(false) }
    ticker.stop()
    hold?.giveBack()
    (hold, preview, attributesBeforeBatch) = (nil, nil, nil)
    preparation = preparation.invalidated()
  }
}

/// The item that a layout had in front when it lost its view.
struct LastFront {
  let item: IndexPath
  /// Where the view was then.
  let offset: CGPoint

  /// The item, unless the view has moved since: then it shows what a layout in between had in front.
  @MainActor func item(in view: UIScrollView) -> IndexPath? {
    let pixel = 1 / max(1, view.traitCollection.displayScale)
    let distance = hypot(view.contentOffset.x - offset.x, view.contentOffset.y - offset.y)
    return distance <= pixel ? item : nil
  }
}
#endif
