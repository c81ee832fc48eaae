#if canImport(UIKit)
import UIKit

/// Following the item in front through insertions, deletions and moves.
extension SnapFlowLayout {
  /// Has the anchor go where its item goes, or to the nearest item that is left.
  func moveAnchor(by updates: [UICollectionViewUpdateItem], counts: [Int]) {
    guard let anchor = place.anchor else { return }
    let moves = ItemMoves(
      updates.map {
        ItemMoves.Update(before: $0.indexPathBeforeUpdate, after: $0.indexPathAfterUpdate)
      })
    place.anchor?.indexPath =
      moves.destination(ofItemAt: anchor.indexPath, counts: counts) ?? anchor.indexPath
  }
}
#endif
