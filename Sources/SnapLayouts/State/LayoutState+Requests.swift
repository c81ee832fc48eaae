import Foundation

/// Pages that the app or the user requests.
extension LayoutState {
  // MARK: Releases

  /// The arguments of the release rule; the same for repeated calls.
  ///
  /// - Parameters:
  ///   - proposed: The offset where the view would come to rest without the layout.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - policy: The release policy; whether it limits drags decides the start page.
  ///   - view: The view when the finger lifts.
  /// - Returns: The release with its start page and start offset.
  func release(
    toProposed proposed: CGFloat, velocity: CGFloat, policy: ReleasePolicy, _ view: ViewSnapshot
  ) -> DragRelease {
    let (start, hasPaused) = (dragStart(view), hasPaused(view))
    return DragRelease(
      startPage: start.page(forDragTo: view.offset, stops: geometry.stops, policy: policy),
      startOffset: start.offset, releaseOffset: view.offset,
      proposedOffset: hasPaused ? view.offset : proposed, velocity: hasPaused ? 0 : velocity)
  }

  /// Whether the finger has held still before lifting.
  ///
  /// UIKit may still report the velocity from before the pause.
  private func hasPaused(_ view: ViewSnapshot) -> Bool {
    guard case .dragging = motion, isNear(view.offset, watch.seen.offset) else { return false }
    return watch.seen.duration >= Patience.stillness - Tolerance.rounding
  }

  /// The answer to a release that ends on a page.
  ///
  /// - Parameters:
  ///   - release: The release.
  ///   - page: The page that the layout has picked; nil to rest anywhere.
  ///   - policy: The release policy; if it cancels smoothly and the page lies against the velocity,
  ///     the view first stops where the finger lifts. Otherwise UIKit would move the view there at
  ///     once.
  /// - Returns: The page and the offset for UIKit to coast to.
  func answer(to release: DragRelease, page: Int?, policy: ReleasePolicy) -> ReleaseAnswer {
    let stops = geometry.stops
    let page = page.map(stops.clamped)
    let (offset, target) = (
      release.releaseOffset, policy.restingOffset(for: release, onPage: page, stops: stops)
    )
    let isAgainst =
      release.velocity * (target - offset) < 0 && abs(target - offset) > stops.halfPixel
    guard policy.cancelsSmoothly, isAgainst, stops.reachableRange.contains(offset) else {
      return ReleaseAnswer(page: page, target: target)
    }
    return ReleaseAnswer(page: page, target: offset, stopsFirst: true)
  }

  /// Records the answer to a release.
  ///
  /// Without a drag, UIKit's question was hypothetical, and the state stays as it is.
  mutating func released(_ answer: ReleaseAnswer, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard isDragged(view) else { return [] }
    // Without pages, nobody has decided where the view may rest.
    let drag = Drag(start: dragStart(view), answer: geometry.stops.count > 0 ? answer : nil)
    // A finger that comes and goes between two frames hasn't paused.
    if case .dragging = motion {
      begin(.dragging(drag), .insight)
    } else {
      begin(.dragging(drag), .seen)
    }
    return []
  }

  /// Whether a person may be moving the view, or has just let it go.
  func isDragged(_ view: ViewSnapshot) -> Bool {
    view.isHeld || view.isMoving || motion.row.isOfPerson
  }

  private func dragStart(_ view: ViewSnapshot) -> DragStart {
    if case .dragging(let drag) = motion { return drag.start }
    var start = view.offset
    if case .foreign(let foreign) = motion, foreign.stage == .moving { start = foreign.start }
    return DragStart(offset: start, interruptedPage: motion.destination)
  }

  // MARK: Requests

  mutating func requested(
    _ request: PageRequest, _ style: ScrollStyle, _ id: RequestID, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard geometry.isShown, !keeper.isWaiting else {
      keeper.requested(ScrollAnchor.Request(page: request, id: id))
      follow(nil)
      if case .scrolling = motion, !geometry.isShown { begin(.idle, .insight) }
      return []
    }
    observe(view)
    guard let page = page(for: request, view) else {
      reports.requestEnded(id, didArrive: false)
      return []
    }
    let target = offset(of: request, onPage: page, view)
    keepItem(onPage: page, at: target)
    if case .item(let item) = request { keeper.keep(item) }
    if motion.isIdle, target == view.offset {
      reports.requestEnded(id, didArrive: true)
      defer { watch.forget() }
      // Stop an animation that has been announced.
      return watch.rival == nil ? [] : [.jump(to: target)]
    }
    let (stage, commands) = start(style, to: target, view)
    begin(
      .scrolling(
        to: page, offsetInPage: target - geometry.stops[page], by: stage,
        for: stage.isDrift ? nil : id),
      .requested)
    return commands
  }

  /// Where on its page a request ends.
  ///
  /// A step back ends where a person who reads backwards comes to the page: at its end.
  func offset(of request: PageRequest, onPage page: Int, _ view: ViewSnapshot) -> CGFloat {
    switch request {
    case .page: geometry.stops[page]
    case .item(let item): geometry.offset(showing: item, onPage: page)
    case .step: geometry.stops.offset(onPage: page, nearestTo: view.offset)
    }
  }

  /// A jump stops any motion, which UIKit may otherwise continue.
  private func start(
    _ style: ScrollStyle, to target: CGFloat, _ view: ViewSnapshot
  ) -> (PageScroll.Stage, [LayoutCommand]) {
    switch style {
    case .animated where view.isInWindow:
      let stop: [LayoutCommand] = isCoasting(view) ? [.jump(to: view.offset)] : []
      return (.animation(to: target), stop + [.scroll(to: target)])
    case .timed(let duration, let timing) where view.isInWindow:
      let timed = TimedScroll(distance: view.offset - target, duration: duration, timing: timing)
      return (.timed(timed), [.jump(to: view.offset)])
    case .drifting(let speed) where view.isInWindow && target != view.offset:
      let drift = Drift(speed: speed, distance: view.offset - target)
      return (.drift(drift), [.jump(to: view.offset)])
    case .immediate, .animated, .timed, .drifting: return (.placed, [.jump(to: target)])
    }
  }
}
