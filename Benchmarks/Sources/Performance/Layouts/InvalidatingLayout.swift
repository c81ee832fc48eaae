import UIKit

/// A flow layout that is invalidated in every frame, and changes nothing.
///
/// Its cost is the minimum for any layout whose items depend on the offset.
class InvalidatingLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutAttributes = false
    return context
  }
}
