@testable import SnapLayouts

/// The laws, which must hold in every world.
extension World {
  /// Whether no layout pass is due that would find other pages; they also depend on the viewport.
  private var knowsPages: Bool {
    !view.needsLayout && state.geometry.setting == view.contents.geometry.setting
  }

  /// Whether nothing moves or holds the view, and nothing will start to.
  var isStill: Bool {
    isAttached && view.motion == .none && !view.isTicking && view.isLaidOut && view.isInWindow
  }

  /// Whether the view decelerates, and has begun to move.
  private var isUnderWay: Bool {
    guard case .moving(.momentum, let target, let frames) = view.motion else { return false }
    return frames < setting.animationFrames && target != view.offset
  }

  /// Checks the laws that hold at any time.
  func check(_ run: inout Run) {
    guard isAttached else { return }
    if knowsPages, !state.anchoring.isWaiting {
      let count = view.contents.geometry.stops.count
      run.expect(
        state.geometry.stops.count == count, "\(state.geometry.stops.count) pages of \(count)")
    }
    // Without space, a request waits.
    let isWithoutSpace = state.geometry.stops.count > 0 && !state.geometry.isShown
    let hasEnds = openRequests.isEmpty || isWithoutSpace
    if isStill { run.expect(hasEnds, "no end of requests \(openRequests)") }
    if isStill, state.geometry.isShown { checkRest(&run) }
    if isStill, !state.geometry.isShown, let told = state.reports.last.pageCount {
      run.expect(told == state.geometry.stops.count, "still reported \(told) pages")
    }
    checkQuestions(&run)
  }

  /// Checks the laws at rest: nothing calls the layout any more, so all work must be done.
  private func checkRest(_ run: inout Run) {
    let stops = state.geometry.stops
    run.expect(!state.anchoring.isWaiting, "waits at rest: \(state.anchoring)")
    run.expect(
      view.isDraggingItem || state.anchoring.front?.isPosition != true,
      "nobody has put an item down")
    run.expect(state.motion.isIdle, "stuck in \(state.motion) at \(view.offset)")
    run.expect(
      state.reports.last.pageCount == stops.count,
      "reported \(state.reports.last.pageCount ?? -1) pages")
    let page = stops.realPage(state.page(nearestTo: view.offset))
    run.expect(
      state.reports.last.page?.page == page,
      "reported page \(state.reports.last.page?.page ?? -1) at \(view.offset)")
    // Where several lines rest alike, any of their items may stay in front.
    run.expect(
      state.reports.last.page == state.reported(page), "reported page \(page) for another item")
    guard view.restsOnPages, !view.isDraggingItem else { return }
    guard let resting = stops.page(restingAt: view.offset) else {
      return run.expect(hasInsisted, "rests between pages at \(view.offset)")
    }
    let settled = state.reports.last.settledPage
    run.expect(
      settled == state.reported(stops.realPage(resting)), "told of a rest: \(settled as Any)")
  }

  /// Whether somebody has moved the view back to where it is after every stage of a correction.
  private var hasInsisted: Bool {
    state.watch.isPinned(at: view.offset, within: state.geometry.stops.halfPixel)
  }

  /// Checks that repeated questions of UIKit have the same answers.
  private func checkQuestions(_ run: inout Run) {
    guard !view.needsLayout else { return }
    var once = self.state
    let offset = view.offset + step
    _ = once.handle(.boundsWillChange(to: offset), view.snapshot)
    var twice = once
    _ = twice.handle(.boundsWillChange(to: offset), view.snapshot)
    run.expect(once == twice, "a repeated question about \(offset) changed the state")
  }

  mutating func check(
    _ report: Report, _ kind: Report.Kind, _ ends: [RequestEnd], _ run: inout Run
  ) {
    guard let kinds = run.reportedKinds else { return run.fault("\(report) outside of a frame") }
    run.expect(kinds.last.map { $0.rawValue < kind.rawValue } ?? true, "\(report) after \(kinds)")
    run.reportedKinds?.append(kind)
    let stops = state.geometry.stops
    let count = knowsPages ? view.contents.geometry.stops.count : stops.count
    switch report {
    case .pageCount(let told):
      run.expect(told == stops.count, "reported \(told) pages of \(stops.count)")
    case .pagePosition(let position):
      run.expect(
        position == stops.realPosition(stops.position(at: view.offset)), "position \(position)")
    case .page(let reported):
      let page = reported.page
      run.expect(page == stops.realPage(state.page(nearestTo: view.offset)), "page \(page)")
      run.expect((0..<count).contains(page), "page \(page) of \(count)")
    case .willSettle(let page):
      run.expect((0..<count).contains(page), "on its way to page \(page) of \(count)")
      run.expect(!view.snapshot.isHeld, "on its way under a finger")
    case .requestsEnded:
      for end in ends {
        run.expect(openRequests.remove(end.number) != nil, "request \(end.number) ended twice")
      }
    case .settled(let reported):
      let page = reported.page
      run.expect((0..<count).contains(page), "rest on page \(page) of \(count)")
      run.expect(!view.snapshot.isHeld, "rest under a finger")
      run.expect(!isUnderWay, "rest in motion")
      run.expect(stops.page(restingAt: view.offset) != nil, "rest elsewhere")
    }
  }
}
