#if canImport(UIKit)
import UIKit

/// The collection view inside a banner, whose layout passes the banner surrounds.
final class BannerCollectionView: UICollectionView {
  /// Is given each layout pass, to carry it out.
  var onLayout: ((_ pass: () -> Void) -> Void)?

  override func layoutSubviews() {
    let pass = { super.layoutSubviews() }
    if let onLayout { onLayout(pass) } else { pass() }
  }

  /// Turns a page, where the scroll view would move by its own width.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    (collectionViewLayout as? SnapFlowLayout)?.accessibilityScroll(direction)
      ?? super.accessibilityScroll(direction)
  }
}
#endif
