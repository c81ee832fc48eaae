#if canImport(UIKit)
import SnapLayouts
import UIKit

/// The collection view inside a carousel, which lets the carousel wrap its layout passes.
final class CarouselCollectionView: UICollectionView {
  /// Called for each layout pass, with a closure that performs it.
  var onLayout: ((_ pass: () -> Void) -> Void)?

  override func layoutSubviews() {
    let pass = { super.layoutSubviews() }
    if let onLayout { onLayout(pass) } else { pass() }
  }

  /// Turns a page; the scroll view itself would scroll by its own width.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    (collectionViewLayout as? SnapFlowLayout)?.accessibilityScroll(direction)
      ?? super.accessibilityScroll(direction)
  }
}
#endif
