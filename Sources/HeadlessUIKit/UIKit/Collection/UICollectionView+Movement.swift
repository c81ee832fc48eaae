internal import UIKitQuestions

/// Interactive movement: the item follows the finger, and the others stay in place until it is
/// dropped.
extension UICollectionView {
  func beginMovement(of indexPath: IndexPath) -> Bool {
    let existing =
      itemCounts.indices.contains(indexPath.section) ? itemCounts[indexPath.section] : 0
    guard movement == nil, (0..<existing).contains(indexPath.item),
      let dataSource, dataSource.collectionView(self, canMoveItemAt: indexPath),
      let center = layout.layoutAttributesForItem(at: indexPath)?.center
    else { return false }
    movement = InteractiveMovement(origin: indexPath, target: indexPath, position: center)
    return true
  }

  func updateMovement(to position: CGPoint) {
    guard let old = movement else { return }
    let target = layout.targetIndexPath(
      forInteractivelyMovingItem: old.target, withPosition: position)
    movement?.target = target
    movement?.position = position
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [old.target], previousPosition: old.position))
  }

  /// Drops the item.
  func finishMovement(cancelled: Bool) {
    guard let old = movement else { return }
    movement = nil
    let final = cancelled ? old.origin : old.target
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [old.target],
        movementCancelled: cancelled))
    guard final != old.origin else { return }
    dataSource?.collectionView(self, moveItemAt: old.origin, to: final)
    switch OpenQuestions.current.collection.movementUpdates {
    case .batch: moveItem(at: old.origin, to: final)
    case .contextOnly: removeAllElements()
    }
  }

  /// Puts the moved item at the finger.
  func showMovement() {
    guard let movement else { return }
    answer.attributes[CollectionElement(indexPath: movement.origin, kind: nil)] =
      layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.origin, withTargetPosition: movement.position)
  }
}
