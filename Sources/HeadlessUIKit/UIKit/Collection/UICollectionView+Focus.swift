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
    let viewport = bounds.inset(by: adjustedContentInset)
    func distance(_ item: ClosedRange<CGFloat>, _ room: ClosedRange<CGFloat>) -> CGFloat {
      if item.lowerBound < room.lowerBound { return item.lowerBound - room.lowerBound }
      return max(0, min(item.upperBound - room.upperBound, item.lowerBound - room.lowerBound))
    }
    let way = CGPoint(
      x: distance(frame.minX...frame.maxX, viewport.minX...viewport.maxX),
      y: distance(frame.minY...frame.maxY, viewport.minY...viewport.maxY))
    guard way != .zero else { return }
    let proposed = clamped(contentOffset + way)
    let asks = OpenQuestions.current.collection.focusReveals == .asksLayout
    let target =
      asks
      ? layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: .zero) : proposed
    setContentOffset(target, animated: true)
  }
}
