import UIKit

/// The minimum cost of a zoom: only a copy of each element's attributes, with a scale and an alpha
/// by its distance from the middle.
final class ZoomFloorLayout: InvalidatingLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let middle = collectionView?.bounds.midX ?? 0
    return super.layoutAttributesForElements(in: rect)?.map { attributes in
      guard let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      let nearness = 1 - min(1, abs(copy.center.x - middle) / 80)
      let scale = 1 + 0.2 * nearness
      copy.transform3D = CATransform3DMakeScale(scale, scale, 1)
      copy.alpha = 0.5 + 0.5 * nearness
      copy.zIndex = Int(nearness * 100)
      return copy
    }
  }
}
