import Foundation

/// Callbacks to the app: outside of layout passes, in a fixed order, each at most once a frame.
extension LayoutState {
  /// The first callback that is due, of those that come after a kind, with its own kind; nil if none is.
  ///
  /// It has current values, because the app may have changed anything in the previous one.
  func reportDue(
    after kind: Report.Kind? = nil, _ view: ViewSnapshot
  ) -> (kind: Report.Kind, report: Report)? {
    let number = kind.map { $0.rawValue + 1 } ?? 0
    guard let next = Report.Kind(rawValue: number) else { return nil }
    return due(next, view).map { (next, $0) } ?? reportDue(after: next, view)
  }

  /// The callback of a kind, if there is something to report: without pages on the screen, only their number, and to an app
  /// that doesn't show the view, only that a request has ended.
  private func due(_ kind: Report.Kind, _ view: ViewSnapshot) -> Report? {
    guard kind == .requestsEnded || kind == .pageCount && view.isInWindow || isShown(in: view)
    else { return nil }
    switch kind {
    case .pageCount:
      let count = geometry.pages.count
      // Without pages, a place may wait for new ones for any time.
      let isKnown = geometry.isShown ? !anchoring.isWaiting : reports.last.pageCount != nil
      return isKnown && reports.last.pageCount != count ? .pageCount(count) : nil
    // A view that is put back into its place isn't yet where a request has ended.
    case .requestsEnded:
      return reports.ended.isEmpty || motion.putsBack ? nil : .requestsEnded
    case .pagePosition:
      let position = stops.realPosition(stops.position(at: view.offset))
      return reports.last.pagePosition == position ? nil : .pagePosition(position)
    case .page:
      let nearest = page(nearestTo: view.offset)
      let page = reported(stops.realPage(nearest))
      // Where a long scroll begins and what it skips is no news.
      return reports.last.page == page || motion.skip != nil && motion.stop?.page != nearest
        ? nil : .page(page)
    case .willSettle:
      guard !view.isHeld, let page = willSettlePage(view) else { return nil }
      return reports.last.willSettlePage == page ? nil : .willSettle(page: page)
    case .settled:
      guard motion.isIdle, let page = stops.page(restingAt: view.offset) else { return nil }
      let settled = reported(stops.realPage(page))
      return reports.last.settledPage == settled ? nil : .settled(settled)
    }
  }

  /// A page as the app knows it once it is reported: what a new size brings to the front of the same page is no news.
  func reported(_ page: Int) -> ReportedPage {
    let last = reports.last.page.flatMap { $0.page == page ? $0.front : nil }
    return ReportedPage(page: page, front: geometry.frontItem(ofPage: page, askedFor: last))
  }

  /// The same report with the item in front after the callback, so that it isn't made again for what the app did in it; nil for
  /// one without an item, and if the view rests no longer.
  func renewed(_ report: Report) -> Report? {
    switch report {
    case .page(let old): .page(reported(old.page))
    case .settled(let old): reports.last.settledPage.map { _ in .settled(reported(old.page)) }
    case .pageCount, .pagePosition, .willSettle, .requestsEnded: nil
    }
  }

  /// The page that the view is on its way to, other than at once; nil if that is unknown, or if it may rest beside it.
  func willSettlePage(_ view: ViewSnapshot) -> Int? {
    guard !motion.isJump, let page = destination else { return nil }
    let isRest = motion.animationTarget.map { stops.page(restingAt: $0) == page } ?? true
    return view.restsOnPages || isRest ? stops.realPage(page) : nil
  }
}
