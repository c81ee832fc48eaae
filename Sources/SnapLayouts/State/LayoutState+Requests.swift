import Foundation

/// Pages that the app or the user requests.
extension LayoutState {
  mutating func requested(
    _ request: PageRequest, _ style: ScrollStyle, _ id: RequestID, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    if knowsPages { observe(view) }
    let stop = stop(for: request, view)
    let isStep = if case .step = request { true } else { false }
    // A step counts from a page, so there is nothing to wait for.
    guard knowsPages || isStep && stop == nil else {
      anchoring.requested(request, id)
      follow(nil)
      return []
    }
    guard let stop else {
      reports.requestEnded(id, didArrive: false)
      return []
    }
    let id = reaching(request, id)
    let target = geometry.stops.offset(of: stop)
    keepItem(onPage: stop.page, at: target)
    if case .item(let item) = request { anchoring.keep(item) }
    if motion.isIdle, target == view.offset {
      reports.requestEnded(id, didArrive: true)
      defer { watch.forget() }
      // Stop an animation that has been announced.
      return watch.announcement == nil ? [] : [.jump(to: target)]
    }
    let (stage, commands) = start(style, to: target, view)
    let isDrift = if case .drift = stage { true } else { false }
    begin(.scroll(to: stop, by: stage, for: isDrift ? nil : id))
    watch.motionBegan()
    watch.forget()
    reports.viewMoved()
    return commands
  }

  /// A request, which has ended if the view goes only as far as it can.
  mutating func reaching(_ request: PageRequest, _ id: RequestID) -> RequestID {
    let page: Int? =
      switch request {
      case .page(let page): geometry.pages.clamped(page)
      case .item(let item): geometry.page(of: item)
      case .step: nil
      }
    guard let page, geometry.stops.clamped(page) != page else { return id }
    reports.requestEnded(id, didArrive: false)
    return .unawaited
  }

  /// The end of a drift is no request: who has announced where the view goes gets it, and otherwise it goes on to the
  /// page ahead.
  mutating func driftEnded(_ style: ScrollStyle, _ view: ViewSnapshot) -> [LayoutCommand] {
    if isShown(in: view) { observe(view) }
    guard motion.isDrift else { return [] }
    guard watch.announcement != nil else { return requested(.step(0), style, .unawaited, view) }
    begin(.place(from: view.offset))
    return []
  }

  /// Where a request ends, by the shortest way; nil if there is no such page.
  ///
  /// A step back ends where a person who reads backwards comes to the page: at its end.
  func stop(for request: PageRequest, _ view: ViewSnapshot) -> Stop? {
    let (stops, offset) = (geometry.stops, view.offset)
    switch request {
    case .page(let page): return Stop(page: geometry.page(showing: page, nearestTo: offset))
    case .item(let item): return geometry.stop(showing: item, nearestTo: offset)
    case .step(let count):
      var present = self
      present.observe(view)
      let page = (present.destination ?? page(nearestTo: offset)) + count
      return stops.count > 0 && stops.clamped(page) == page
        ? stops.stop(onPage: page, nearestTo: offset) : nil
    }
  }

  /// A request over more than three viewports shows one at each end.
  private func timed(over distance: CGFloat) -> TimedScroll {
    let shown = 2 * geometry.viewport.length
    guard abs(distance) > 1.5 * shown else {
      return TimedScroll(distance: distance, timing: .easeInOut)
    }
    let part = distance < 0 ? -shown : shown
    return TimedScroll(distance: part, skip: .ahead(distance - part), timing: .easeInOut)
  }

  /// A jump stops any motion, which UIKit may otherwise continue.
  private func start(
    _ style: ScrollStyle, to target: CGFloat, _ view: ViewSnapshot
  ) -> (PageScroll.Stage, [LayoutCommand]) {
    let (distance, stop) = (view.offset - target, [LayoutCommand.jump(to: view.offset)])
    var timed = timed(over: distance)
    switch style {
    case .animated where view.isInWindow && timed.skip == .none:
      return (.animation(to: target), (view.isCoasting ? stop : []) + [.scroll(to: target)])
    case .animated where view.isInWindow: return (.timed(timed), stop)
    case .timed(let duration, let timing) where view.isInWindow:
      (timed.duration, timed.timing) = (duration, timing)
      return (.timed(timed), stop)
    case .drifting(let speed) where view.isInWindow && distance != 0:
      return (.drift(Drift(speed: speed, distance: distance)), stop)
    case .immediate, .animated, .timed, .drifting: return (.jump, [.jump(to: target)])
    }
  }
}
