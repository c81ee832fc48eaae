#if canImport(UIKit)
import UIKit

/// VoiceOver.
extension SnapFlowLayout {
  /// The text that VoiceOver reads after UIKit itself has scrolled the view by three fingers; nil when
  /// there are no pages.
  ///
  /// It is ``accessibilityPageDescription`` for the page that the view shows or is on its way to. UIKit
  /// asks the collection view's delegate for it, which returns it from
  /// `accessibilityScrollStatus(for:)` of `UIScrollViewAccessibilityDelegate`.
  public var accessibilityScrollStatus: String? {
    guard numberOfPages > 0 else { return nil }
    return spokenDescription(ofPage: state.pageAhead(snapshot()))
  }

  /// Makes VoiceOver announce a page.
  func announce(page: Int) {
    UIAccessibility.post(notification: .pageScrolled, argument: spokenDescription(ofPage: page))
  }

  /// The text that VoiceOver reads for a page; in a loop it may be a virtual one.
  func spokenDescription(ofPage page: Int) -> String {
    let counted = counted(geometry.stops.realPage(page), of: numberOfPages)
    return accessibilityPageDescription(counted.page, counted.count)
  }

  /// The offset at which a page shows what follows in a direction; nil if its end is in sight.
  func unreadOffset(_ step: Int) -> CGFloat? {
    let stops = geometry.stops
    let start = state.goal(from: offset)
    guard let page = stops.page(restingAt: start) else { return nil }
    let section = geometry.frontItem(ofPage: page)?.section ?? 0
    let pinned = geometry.covered(Extent(0, 0), ofSection: section).length
    let goal = start + CGFloat(step) * (geometry.rule.availableLength - pinned)
    let end = stops.offset(onPage: page, nearestTo: goal)
    return abs(end - start) > stops.halfPixel ? end : nil
  }

  func pageStep(for direction: UIAccessibilityScrollDirection) -> Int? {
    switch (direction, axis) {
    case (.next, _), (.up, .vertical): return 1
    case (.previous, _), (.down, .vertical): return -1
    case (.left, .horizontal): return isMirrored ? -1 : 1
    case (.right, .horizontal): return isMirrored ? 1 : -1
    default: return nil
    }
  }
}
#endif
