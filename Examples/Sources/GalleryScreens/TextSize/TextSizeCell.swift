import UIKit

/// A cell that is laid out again when the text size changes.
class TextSizeCell: UICollectionViewCell {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasOtherTextSize(than: previousTraitCollection) { setNeedsLayout() }
  }
}
