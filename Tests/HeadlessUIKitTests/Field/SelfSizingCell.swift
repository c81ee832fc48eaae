import UIKit

/// A cell as high as its content.
@MainActor
final class SelfSizingCell: UICollectionViewCell {
  var preferredHeight: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height = preferredHeight
    return attributes
  }
}
