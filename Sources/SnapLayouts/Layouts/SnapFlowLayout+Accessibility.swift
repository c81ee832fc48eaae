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
    let counted = counted(page)
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

/// The default text that VoiceOver reads for a page.
@MainActor
enum SpokenPage {
  /// The app's own text, or else the system's.
  ///
  /// A page control that is never shown provides the text in every language of the system.
  static func description(_ page: Int, of numberOfPages: Int) -> String {
    let key = "Page %1$d of %2$d"
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    if format != key { return String.localizedStringWithFormat(format, page + 1, numberOfPages) }
    let control = UIPageControl()
    control.numberOfPages = numberOfPages
    control.currentPage = page
    let value = control.accessibilityValue ?? ""
    return value.isEmpty ? "Page \(page + 1) of \(numberOfPages)" : value
  }
}
#endif
