#if canImport(Foundation)
import Foundation
#endif

/// Calling the app back: outside of layout passes, in one order, each at most once a frame.
extension LayoutState {
  /// The next callback, with what holds now: the app may have done anything in the one before.
  mutating func readyToReport(
    after previous: Report.Kind?, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard anchor.isSettled else { return [] }
    for kind in Report.Kind.allCases where previous.map({ $0.rawValue < kind.rawValue }) ?? true {
      guard let report = due(kind, view) else { continue }
      told.note(report)
      return [.report(report)]
    }
    return []
  }

  private func due(_ kind: Report.Kind, _ view: ViewSnapshot) -> Report? {
    let stops = pages.stops
    guard pages.isShown || kind == .pageCount && told.pageCount != nil else { return nil }
    switch kind {
    case .pageCount:
      return told.pageCount == stops.count ? nil : .pageCount(stops.count)
    case .pagePosition:
      let position = stops.realPosition(stops.position(at: view.offset))
      return told.pagePosition == position ? nil : .pagePosition(position)
    case .page:
      let page = stops.realPage(page(nearestTo: view.offset))
      return told.page == page ? nil : .page(page)
    case .settled:
      guard motion.isIdle, let resting = stops.page(restingAt: view.offset) else { return nil }
      let page = stops.realPage(resting)
      return told.settledPage == page ? nil : .settled(page: page)
    }
  }
}
