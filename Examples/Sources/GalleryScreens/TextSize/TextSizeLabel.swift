import UIKit

/// A label whose place is measured again when the text size changes.
class TextSizeLabel: UILabel {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasOtherTextSize(than: previousTraitCollection) {
      superview?.setNeedsLayout()
    }
  }
}
