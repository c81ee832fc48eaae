#if canImport(UIKit)
import UIKit

/// A custom layout of two cells that overlap; one of them lies in front.
final class OverlapLayout: UICollectionViewLayout {
  /// The item in front.
  var front = 1 {
    didSet { invalidateLayout() }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 300, height: 100)
    attributes.zIndex = indexPath.item == front ? 1 : 0
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}
#endif
