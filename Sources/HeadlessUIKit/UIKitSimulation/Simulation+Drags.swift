import UIKit

extension Simulation {
  /// Begins or ends a drag of an item of a collection view.
  public static func setActiveDrag(_ isActive: Bool, in collectionView: UICollectionView) {
    collectionView.hasActiveDrag = isActive
  }

  /// Begins or ends a drop of an item on a collection view.
  public static func setActiveDrop(_ isActive: Bool, in collectionView: UICollectionView) {
    collectionView.hasActiveDrop = isActive
  }
}
