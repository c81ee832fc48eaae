import Foundation

/// Pages that the app or the user requests.
extension LayoutState {
  mutating func requested(
    _ request: PageRequest, _ style: ScrollStyle, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    if knowsPages { observe(view) }
    // A step counts from a page, and where only space is missing, the items are known: so what doesn't exist isn't awaited.
    let isKnown = knowsPages || request.isStep || geometry.hasItems && !geometry.isShown
    guard !isKnown || mayReach(request, view) else {
      reports.requestEnded(request.number, didArrive: false)
      return []
    }
    let request = joined(request)
    guard knowsPages, let stop = stop(for: request, view) else {
      anchoring.requested(request, hasItems: geometry.hasItems)
      follow(nil)
      return []
    }
    return scroll(to: stop, requestedAs: request, style, view)
  }

  /// Follows a request that ends at a stop.
  mutating func scroll(
    to stop: Stop, requestedAs request: PageRequest, _ style: ScrollStyle, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    let request = reaching(request)
    let target = stops.offset(of: stop)
    anchoring.keep(request.item ?? keptItem(onPage: stop.page, at: target))
    if motion.isIdle, !view.isMoving, target == view.offset {
      reports.requestEnded(request.number, didArrive: true)
      defer { watch.forget() }
      // Stop an animation that has been announced.
      return watch.announcement == nil ? [] : [.jump(to: target)]
    }
    watch.forget()
    reports.viewMoved()
    return start(style, to: stop, for: request.id, view)
  }

  /// A request, which has ended if the view goes only as far as it can.
  mutating func reaching(_ request: PageRequest) -> PageRequest {
    let isReached =
      switch (request.start, request.steps) {
      case (.page(let page), 0): stops.clamped(page) == geometry.pages.clamped(page)
      case (.item(let item, _), 0): geometry.reaches(item)
      default: true
      }
    guard !isReached else { return request }
    reports.requestEnded(request.number, didArrive: false)
    return PageRequest(start: request.start, steps: request.steps)
  }

  /// Drifts from a page at rest, without an end.
  mutating func driftBegan(_ velocity: CGFloat, _ view: ViewSnapshot) {
    observe(view)
    guard motion.isIdle, isShown(in: view) else { return }
    begin(.drifting(Drift(velocity: velocity, offset: view.offset)))
    watch.forget()
    reports.viewMoved()
  }

  /// The end of a drift isn't a request: an announced scroll takes over, and otherwise the view goes on to the page ahead.
  mutating func driftEnded(_ style: ScrollStyle, _ view: ViewSnapshot) -> [LayoutCommand] {
    if isShown(in: view) { observe(view) }
    guard case .drifting(let drift) = motion, geometry.isShown else { return [] }
    guard watch.announcement == nil, !anchoring.isWaiting else {
      begin(.place(from: view.offset))
      return []
    }
    let page =
      stops.page(restingAt: drift.offset)
      ?? stops.page(beyond: drift.offset, toward: drift.velocity)
    let stop = stops.stop(onPage: page, nearestTo: view.offset)
    return scroll(to: stop, requestedAs: .step(0), style, view)
  }

  /// Where a request ends, by the shortest way; nil if there is no such page.
  ///
  /// A step counts from where the request before it leads, from the place that waits, or from where the view is going. A
  /// step back ends where a person who reads backwards comes to the page: at its end.
  func stop(for request: PageRequest, _ view: ViewSnapshot) -> Stop? {
    var present = self
    present.observe(view)
    let offset = present.goal(from: view.offset)
    let start: Stop? =
      switch request.start {
      case .page(let page): Stop(page: geometry.page(showing: page, nearestTo: offset))
      case .item(let item, _): geometry.stop(showing: item, nearestTo: offset)
      case .current: nil
      }
    if !request.isStep, request.steps == 0 || start == nil { return start }
    guard stops.count > 0 else { return nil }
    let before = start ?? anchoring.place.map { found($0, view).stop }
    let page = before?.page ?? present.destination ?? self.page(nearestTo: offset)
    let target = stops.clamped(page + request.steps)
    guard target != page || request.steps == 0 else { return start }
    return stops.stop(onPage: target, nearestTo: before.map(stops.offset) ?? offset)
  }

  /// Whether there is a page for a request, as far as that is known of a view without space.
  func mayReach(_ request: PageRequest, _ view: ViewSnapshot) -> Bool {
    let request = joined(request)
    if stop(for: request, view) != nil { return true }
    guard geometry.hasItems, !geometry.isShown else { return false }
    // Items without a length are on no page.
    guard case .item(let item, isComing: false) = request.start else { return true }
    return geometry.numbering.number(of: item) != nil
  }

  /// A request; a step goes on from where one leads that waits.
  private func joined(_ request: PageRequest) -> PageRequest {
    guard request.isStep, let before = anchoring.request else { return request }
    return PageRequest(
      start: before.start, steps: before.steps + request.steps, number: request.number)
  }

  /// A request over more than three viewports shows one at each end.
  private func timed(over distance: CGFloat) -> TimedScroll {
    let shown = 2 * geometry.viewport.length
    let part = abs(distance) > 1.5 * shown ? distance.clamped(to: -shown...shown) : distance
    let skip = part == distance ? nil : distance - part
    return TimedScroll(distance: part, skip: skip, timing: .easeInOut)
  }

  /// Starts to scroll; the layout's own scroll stops any motion first, which UIKit may otherwise continue.
  private mutating func start(
    _ style: ScrollStyle, to stop: Stop, for request: RequestID, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    let (target, halt) = (stops.offset(of: stop), [LayoutCommand.jump(to: view.offset)])
    var timed = timed(over: view.offset - target)
    switch view.isInWindow ? style : .immediate {
    case .animated where timed.skip == nil:
      let animation = go(to: stop, by: .animation(from: view.offset, to: target), for: request)
      return view.isCoasting ? halt + animation : animation
    case .animated: break
    case .timed(let duration, let timing): (timed.duration, timed.timing) = (duration, timing)
    case .immediate: return go(to: stop, by: .jump, for: request)
    }
    return halt + go(to: stop, by: .timed(timed), for: request)
  }
}
