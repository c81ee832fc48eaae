import UIKit

extension Simulation {
  /// Has an item of a collection view be dragged, or no longer.
  public static func setActiveDrag(_ isActive: Bool, in collectionView: UICollectionView) {
    collectionView.hasActiveDrag = isActive
  }

  /// Has an item be about to be dropped on a collection view, or no longer.
  public static func setActiveDrop(_ isActive: Bool, in collectionView: UICollectionView) {
    collectionView.hasActiveDrop = isActive
  }
}
