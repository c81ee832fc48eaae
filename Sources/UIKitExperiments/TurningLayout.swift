#if canImport(UIKit)
import UIKit

/// A flow layout that runs from right to left where the language does, and turns its items clockwise.
final class TurningLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(turned)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(turned)
  }

  private func turned(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.transform = CGAffineTransform(rotationAngle: .pi / 6)
    return copy
  }
}
#endif
