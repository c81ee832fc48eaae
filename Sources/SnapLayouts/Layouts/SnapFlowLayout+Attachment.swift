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
      // By the time the view uses this layout, it may have moved, and the other one may be gone.
      if hold == nil { begin(withFront: frontItem(of: collectionView.collectionViewLayout)) }
      return
    }
    if let hold, hold.view !== collectionView { detach() }
    if hold == nil {
      let front = state.anchor.item?.indexPath
      // Forget what it knows from preparing without a hold.
      if geometry.isShown { forget() }
      takeOver(collectionView, front: front)
      hold = ViewHold(of: collectionView)
      lastFront = nil
    }
    hold?.decelerationRate = preferredDecelerationRate
    hold?.turnPagingOff()
  }

  /// Detaches the previous layout, because UIKit may announce its end late or not at all.
  private func takeOver(_ collectionView: UICollectionView, front: IndexPath?) {
    let previous = ViewHold.hand(collectionView, to: self)
    lastAxis = previous?.lastAxis
    if let previous, previous.hold?.view === collectionView { previous.detach() }
    begin(withFront: previous?.lastFront ?? front ?? frontItem(shownIn: collectionView))
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
    let front = state.frontItem(at: isStill ? state.lastObserved.offset : offset)
    lastFront = front?.indexPath ?? lastFront
    forget()
    ticker.stop()
    hold?.giveBack()
    hold = nil
    (attributesBeforeBatch, preparation) = (nil, preparation.invalidated())
  }
}
#endif
