#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

/// A banner that counts its calls, results and invalidations.
final class CountingBanner: InfiniteBannerLayout {
  let counts = LayoutCounts()

  override class var layoutAttributesClass: AnyClass { CountedAttributes.self }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    counts.handOut(found)
    return found
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    counts.singleQueries += 1
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    counts.invalidate(context)
    super.invalidateLayout(with: context)
  }
}
#endif
