import UIKit

/// A collection view in which VoiceOver's swipe with three fingers turns one page, and that measures its items again
/// when the text size changes.
final class GalleryCollectionView: UICollectionView {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    collectionViewLayout.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasOtherTextSize(than: previousTraitCollection) else { return }
    collectionViewLayout.invalidateLayout()
    superview?.setNeedsLayout()
  }
}
