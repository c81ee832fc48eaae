#if canImport(UIKit)
import UIKit

extension SnapFlowLayout {
  /// Turns a page in the direction that VoiceOver passes, if there is a page, and announces it.
  func turnPage(toward direction: UIAccessibilityScrollDirection) -> Bool {
    guard let step = pageStep(for: direction), hasPage(after: step) else { return false }
    scroll(to: .step(step), UIAccessibility.isReduceMotionEnabled ? .immediate : .animated)
    announce(page: state.motion.destination ?? nearestPage)
    return true
  }

  /// Makes VoiceOver announce a page; in a loop it may be a virtual one.
  func announce(page: Int) {
    UIAccessibility.post(
      notification: .pageScrolled,
      argument: spokenDescription(ofPage: geometry.stops.realPage(page)))
  }

  /// The text that VoiceOver reads for a page.
  func spokenDescription(ofPage page: Int) -> String {
    let counted = counted(page, of: numberOfPages)
    return accessibilityPageDescription(counted.page, counted.count)
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
