import Foundation

/// Pages that the app or the user requests.
extension LayoutState {
  mutating func requested(
    _ request: PageRequest, _ style: ScrollStyle, _ id: RequestID, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    let isKnown = geometry.isShown && !keeper.isWaiting
    if isKnown { observe(view) }
    let page = page(for: request, view)
    let isStep = if case .step = request { true } else { false }
    // A step counts from a page, so there is nothing to wait for.
    guard isKnown || isStep && page == nil else {
      keeper.requested(request, id)
      follow(nil)
      return []
    }
    guard let page else {
      reports.requestEnded(id, didArrive: false)
      return []
    }
    let id = reaching(request, id)
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
    guard watch.rival != nil else { return requested(.step(0), style, .unawaited, view) }
    begin(.foreign(.jumped, from: view.offset), .insight)
    return []
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
