import UIKit

/// A cell that chooses its size, by default the one that the layout gives it.
final class ChoosingCell: UICollectionViewCell {
  /// The size for a tag of the cell and the size in its attributes.
  var size: (_ tag: Int, _ given: CGSize) -> CGSize = { $1 }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = size(tag, layoutAttributes.size)
    // Only the size counts.
    layoutAttributes.center.x += 77
    return layoutAttributes
  }
}
