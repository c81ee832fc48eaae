#if canImport(UIKit)
import UIKit

/// The collection view that the layout is in, and the layout before this one.
extension SnapFlowLayout {
  /// Takes hold of a collection view that uses this layout.
  ///
  /// A view can have several layouts that prepare: in an interactive transition, the one before it
  /// and the one after it. Only the one that the view uses takes hold, and moves the view.
  func attach(to collectionView: UICollectionView) {
    guard collectionView.collectionViewLayout === self else {
      rememberFront(of: collectionView.collectionViewLayout)
      return
    }
    if let hold, hold.view !== collectionView { detach() }
    if hold == nil {
      // Forget what it knows from preparing without a hold.
      if geometry.isShown { forget() }
      takeOver(collectionView)
      hold = ViewHold(of: collectionView)
      (frontBefore, lastFront) = (nil, nil)
    }
    hold?.decelerationRate = preferredDecelerationRate
    hold?.turnPagingOff()
  }

  /// Remembers what a layout has in front that this one will replace.
  ///
  /// By the time the view uses this layout, it may have moved, and the other one may be gone.
  func rememberFront(of layout: UICollectionViewLayout) {
    guard hold == nil, frontBefore == nil else { return }
    frontBefore = frontItem(of: layout)
    begin(withFront: frontBefore)
  }

  /// Detaches the previous layout, because UIKit may announce its end late or not at all.
  private func takeOver(_ collectionView: UICollectionView) {
    let previous = ViewHold.hand(collectionView, to: self)
    lastAxis = previous?.lastAxis
    if let previous, previous.hold?.view === collectionView { previous.detach() }
    begin(
      withFront: frontBefore ?? previous?.lastFront?.item(in: collectionView)
        ?? frontItem(shownIn: collectionView))
  }

  private func begin(withFront front: IndexPath?) {
    guard state.anchor == .none, let item = front.flatMap(ItemIndex.init) else { return }
    handle(.replaced(front: item))
  }

  /// Forgets the pages and all requests.
  private func forget() {
    preparation.viewport = nil
    handle(.detached)
    for completion in completions.takeAll() { completion(false) }
  }

  func detach() {
    // At rest, the next layout may have moved the view already.
    let isStill = state.motion.isIdle || collectionView == nil
    let offset = isStill ? state.lastObserved.offset : self.offset
    if let view = hold?.view, let front = state.frontItem(at: offset) {
      lastFront = LastFront(item: front.indexPath, offset: point(at: offset, in: view))
    }
    frontBefore = nil
    forget()
    ticker.stop()
    hold?.giveBack()
    hold = nil
    (attributesBeforeBatch, preparation) = (nil, preparation.invalidated())
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
