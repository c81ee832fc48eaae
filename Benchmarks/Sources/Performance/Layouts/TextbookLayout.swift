import UIKit

/// A carousel as tutorials teach it.
///
/// Every change of bounds invalidates the layout, every attribute is copied and scaled, and a
/// release searches for the nearest item among the visible ones. A loop repeats the data many times
/// (see `Subject`).
final class TextbookLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    return found.compactMap { $0.copy(with: nil) as? UICollectionViewLayoutAttributes }.map(
      transformed)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView,
      let shown = layoutAttributesForElements(in: collectionView.bounds)
    else { return proposedContentOffset }
    let half = collectionView.bounds.width / 2
    let middle = proposedContentOffset.x + half
    let nearest = shown.sorted { abs($0.center.x - middle) < abs($1.center.x - middle) }.first
    return CGPoint(
      x: (nearest?.center.x ?? middle).rounded(.down) - half, y: proposedContentOffset.y)
  }

  private func transformed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView else { return attributes }
    let center = attributes.center.x - collectionView.contentOffset.x
    let longest = itemSize.width + minimumLineSpacing
    let distance = min(abs(collectionView.bounds.width / 2 - center), longest)
    let ratio = (longest - distance) / longest
    let scale = 1 + 0.2 * ratio
    attributes.alpha = 0.5 + 0.5 * ratio
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(attributes.alpha * 10)
    return attributes
  }
}
