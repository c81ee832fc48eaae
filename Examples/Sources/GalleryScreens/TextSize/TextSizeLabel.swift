import UIKit

/// A label that requests a layout of its superview when the text size changes.
class TextSizeLabel: UILabel {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasOtherTextSize(than: previousTraitCollection) {
      superview?.setNeedsLayout()
    }
  }
}
