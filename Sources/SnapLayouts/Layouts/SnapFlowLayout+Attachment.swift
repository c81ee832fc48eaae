#if canImport(UIKit)
import UIKit

/// The collection view that the layout is in, and the layout before this one.
extension SnapFlowLayout {
  func attach(to collectionView: UICollectionView) {
    if let borrowed, borrowed.collectionView !== collectionView { detach() }
    if borrowed == nil {
      takeOver(collectionView)
      borrowed = BorrowedSettings(of: collectionView)
      lastFront = nil
    }
    borrowed?.decelerationRate = preferredDecelerationRate
    borrowed?.turnPagingOff()
  }

  /// Detaches the previous layout, because UIKit may announce its end late or not at all.
  private func takeOver(_ collectionView: UICollectionView) {
    let previous = LayoutsInUse.put(self, on: collectionView)
    if let previous, previous.borrowed?.collectionView === collectionView { previous.detach() }
    guard state.anchor == .none else { return }
    if let front = previous?.lastFront ?? frontItem(shownIn: collectionView) {
      handle(.replaced(front: ItemIndex(front)))
    }
  }

  func detach() {
    lastFront = currentIndexPath ?? lastFront
    handle(.detached)
    ticker.stop()
    borrowed?.giveBack()
    borrowed = nil
    (batch, preparation) = (nil, Preparation())
  }
}
#endif
