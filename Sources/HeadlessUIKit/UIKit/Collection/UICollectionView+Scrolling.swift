internal import UIKitQuestions

extension UICollectionView {
  /// Scrolls an item to a position in the viewport, as far as the range allows (fact 49).
  func bring(
    _ indexPath: IndexPath, to scrollPosition: ScrollPosition, animated: Bool
  ) {
    precondition(scrollPosition.isPossible, "There is one position for each axis at most.")
    layoutIfNeeded()
    // System paging may block this method (fact 21).
    guard
      !isPagingEnabled || OpenQuestions.current.collection.scrollToItemWhilePaging == .scrolls
    else { return }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      preconditionFailure("There is no item at \(indexPath).")
    }
    let viewport = viewport
    let x = position(
      frame.minX, frame.maxX, in: viewport.minX, viewport.maxX,
      leading: scrollPosition.contains(.left),
      centered: scrollPosition.contains(.centeredHorizontally),
      trailing: scrollPosition.contains(.right))
    let y = position(
      frame.minY, frame.maxY, in: viewport.minY, viewport.maxY,
      leading: scrollPosition.contains(.top),
      centered: scrollPosition.contains(.centeredVertically),
      trailing: scrollPosition.contains(.bottom))
    setContentOffset(
      clamped(CGPoint(x: contentOffset.x + x, y: contentOffset.y + y)), animated: animated)
  }

  /// The distance along one axis; without a position, the smallest one that makes the item visible.
  private func position(
    _ low: CGFloat, _ high: CGFloat, in start: CGFloat, _ end: CGFloat,
    leading: Bool, centered: Bool, trailing: Bool
  ) -> CGFloat {
    if leading { return low - start }
    if centered { return (low + high - start - end) / 2 }
    if trailing { return high - end }
    return low < start ? low - start : max(0, min(low - start, high - end))
  }
}
