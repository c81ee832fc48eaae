import UIKit

/// A flow layout that has the elements asked for again in every frame, and changes nothing.
///
/// What any layout pays whose items move or look different by the offset.
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
