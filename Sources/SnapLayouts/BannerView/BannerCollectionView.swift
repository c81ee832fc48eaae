#if canImport(UIKit)
import UIKit

/// The collection view inside a banner, which says when it has laid out its cells.
final class BannerCollectionView: UICollectionView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  /// Turns a page, where the scroll view would move by its own width.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    (collectionViewLayout as? SnapFlowLayout)?.accessibilityScroll(direction)
      ?? super.accessibilityScroll(direction)
  }
}
#endif
