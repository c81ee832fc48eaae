#if canImport(UIKit)
import UIKit

extension SnapFlowLayout {
  /// Turns a page for VoiceOver and announces the new one.
  ///
  /// For views that forward their own `accessibilityScroll(_:)`: VoiceOver asks the view with its
  /// focus and then the views around it. Scrolling to the left or up goes on by a page; right to left
  /// it is scrolling to the right that does.
  ///
  /// - Parameter direction: The direction of the scrolling.
  /// - Returns: Whether there is a page to turn to; false also for a direction across the scroll axis.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let step = pageStep(for: direction) else { return false }
    let page = (motion.destination ?? currentPage) + step
    guard (0..<numberOfPages).contains(page) else { return false }
    scroll(toPage: page, animated: !UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.post(
      notification: .pageScrolled, argument: accessibilityStatus(page, numberOfPages))
    return true
  }

  private func pageStep(for direction: UIAccessibilityScrollDirection) -> Int? {
    let isRightToLeft = collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch (direction, axis) {
    case (.next, _), (.up, .vertical): return 1
    case (.previous, _), (.down, .vertical): return -1
    case (.left, .horizontal): return isRightToLeft ? -1 : 1
    case (.right, .horizontal): return isRightToLeft ? 1 : -1
    default: return nil
    }
  }
}
#endif
