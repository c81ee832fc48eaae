internal import UIKitQuestions

/// Focus, as a remote control or a keyboard moves it.
extension UICollectionView {
  /// Moves the focus to an item, and scrolls as far as the item becomes visible.
  package func moveFocus(to indexPath: IndexPath) {
    guard let attributes = layout.layoutAttributesForItem(at: indexPath) else { return }
    let context = UICollectionViewFocusUpdateContext()
    (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath) = (focusedItem, indexPath)
    focusedItem = indexPath
    reveal(attributes.frame)
    delegate?.collectionView(
      self, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
  }

  private func reveal(_ frame: CGRect) {
    guard let proposed = offset(revealing: frame) else { return }
    let asks = OpenQuestions.current.collection.focusReveals == .asksLayout
    let target =
      asks
      ? layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: .zero) : proposed
    setContentOffset(target, animated: true)
  }
}
