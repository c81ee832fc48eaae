import UIKit

/// A collection view that measures its rows again when the text size changes.
final class TextSizeCollectionView: UICollectionView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasOtherTextSize(than: previousTraitCollection) else { return }
    collectionViewLayout.invalidateLayout()
    superview?.setNeedsLayout()
  }
}
