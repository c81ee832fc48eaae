import UIKit

/// A flow layout with attributes of a custom class that turns cells like the sides of a cube.
///
/// Each cell's content turns about the edge that it shares with its neighbor.
@MainActor
final class TurningLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { TurningAttributes.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? TurningAttributes }
      .map(turned)
  }

  private func turned(_ attributes: TurningAttributes) -> TurningAttributes {
    guard let collectionView else { return attributes }
    let width = collectionView.frame.width
    attributes.offset = (attributes.center.x - collectionView.contentOffset.x) / width - 0.5
    attributes.content =
      attributes.content ?? collectionView.cellForItem(at: attributes.indexPath)?.contentView
    if let layer = attributes.content?.layer { turn(layer, by: attributes.offset) }
    return attributes
  }

  private func turn(_ layer: CALayer, by offset: CGFloat) {
    guard abs(offset) < 1 else {
      layer.transform = CATransform3DIdentity
      layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      return
    }
    let half = layer.bounds.width / 2
    var transform = CATransform3DMakeTranslation(offset > 0 ? -half : half, 0, 0)
    transform.m34 = -1 / 500
    layer.transform = CATransform3DRotate(transform, .pi / 2 * offset, 0, 1, 0)
    layer.anchorPoint = CGPoint(x: offset > 0 ? 0 : 1, y: 0.5)
  }
}
