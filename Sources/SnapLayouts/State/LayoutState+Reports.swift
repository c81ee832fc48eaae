import Foundation

/// Callbacks to the app: outside of layout passes, in a fixed order, each at most once a frame.
extension LayoutState {
  /// The first callback that is due, of those that come after another one, and what the app knows then; nil if none is.
  ///
  /// It has current values, because the app may have changed anything in the previous one.
  func reportDue(
    after report: Report? = nil, _ view: ViewSnapshot
  ) -> (report: Report, values: LastReports)? {
    guard view.isInWindow else { return nil }
    let first = report.map { $0.rawValue + 1 } ?? 0
    return (first...Report.requestsEnded.rawValue).lazy.compactMap(Report.init)
      .compactMap { next in values(after: next, view).map { (next, $0) } }.first
  }

  /// What an app that shows the view knows after a callback; nil if that is no news.
  private func values(after report: Report, _ view: ViewSnapshot) -> LastReports? {
    guard !report.isAboutPages || isShown(in: view) else { return nil }
    let stops = geometry.stops
    var values = reports.last
    func isNews<Value: Equatable>(_ old: inout Value?, _ new: Value?) -> Bool {
      guard let new, new != old else { return false }
      old = new
      return true
    }
    let isDue =
      switch report {
      case .pageCount:
        // Without pages, a place may wait for new ones for any time.
        (geometry.isShown ? !anchoring.isWaiting : values.pageCount != nil)
          && isNews(&values.pageCount, geometry.pages.count)
      case .pagePosition:
        isNews(&values.pagePosition, stops.realPosition(stops.position(at: view.offset)))
      case .page: isNews(&values.page, passedPage(at: view.offset).map(reported))
      case .willSettle: !view.isHeld && isNews(&values.willSettlePage, willSettlePage)
      case .settled:
        motion.isIdle
          && isNews(
            &values.settledPage,
            stops.page(restingAt: view.offset).map { reported(stops.realPage($0)) })
      // A view that is put back into its place isn't yet where a request has ended.
      case .requestsEnded: !reports.ended.isEmpty && !motion.putsBack
      }
    return isDue ? values : nil
  }

  /// The page at an offset; nil where a long scroll begins, and where it skips pages, which is no news.
  private func passedPage(at offset: CGFloat) -> Int? {
    let nearest = page(nearestTo: offset)
    return motion.skip == nil || motion.stop?.page == nearest
      ? geometry.stops.realPage(nearest) : nil
  }

  /// A page as the app knows it once it is reported: what a new size brings to the front of the same page is no news.
  func reported(_ page: Int) -> ReportedPage {
    let last = reports.last.page.flatMap { $0.page == page ? $0.front : nil }
    return ReportedPage(page: page, front: geometry.frontItem(ofPage: page, askedFor: last))
  }

  /// What the app knows after a callback in which it may have changed the item in front.
  func renewed(_ report: Report) -> LastReports {
    var values = reports.last
    if report == .page { values.page = values.page.map { reported($0.page) } }
    if report == .settled { values.settledPage = values.settledPage.map { reported($0.page) } }
    return values
  }

  /// The page that the view is on its way to, other than at once; nil if that is unknown.
  var willSettlePage: Int? {
    motion.isJump ? nil : destination.map { geometry.stops.realPage($0) }
  }
}
