#if DEBUG
import Foundation

@testable import SnapLayouts

extension EventLogReplay.Step {
  init(_ event: EventLogReplay.Event?, _ state: LayoutState, offset: CGFloat) {
    self.event = event
    picture = EventLogPicture(of: state, at: offset)
    self.state = [
      ("motion", EventLogText(state.motion).description),
      ("anchoring", EventLogText(state.anchoring).description),
      ("reports", EventLogText(state.reports).description),
      ("watch", EventLogText(state.watch).description),
      ("pages", Self.pages(of: state.geometry)),
    ]
  }

  /// The number of pages, and how they are placed; a list of all would be too long.
  private static func pages(of geometry: PageGeometry) -> String {
    guard geometry.stops.count > 0 else { return "none" }
    let setting = geometry.setting
    return """
      \(geometry.stops.count), \(EventLogText(setting.axis)), \(EventLogText(setting.alignment)), \
      viewport \(setting.viewport.length) of \(setting.viewport.boundsLength), \
      content \(geometry.contentLength)\(geometry.loop == nil ? "" : ", a loop")
      """
  }
}

extension EventLogText {
  /// An event without the list of its new pages.
  static func short(_ event: LayoutEvent) -> String {
    if case .laidOut(.some(let pages)) = event { return "laidOut(\(pages.stops.count) pages)" }
    return EventLogText(event).description
  }
}

extension EventLogPicture {
  private static let pagesAround = 8

  init(of state: LayoutState, at offset: CGFloat) {
    let (stops, viewport) = (state.geometry.stops, state.geometry.setting.viewport)
    let present = stops.nearestPage(to: offset)
    let around = present.map { $0 - Self.pagesAround...$0 + Self.pagesAround } ?? 0...0
    self.init(
      viewportLength: viewport.boundsLength,
      focus: state.geometry.focus(at: offset) - offset,
      stops: around.filter { stops.count > 0 && stops.clamped($0) == $0 }.map {
        Stop(page: stops.realPage($0), distance: stops[$0] - offset)
      },
      target: Self.target(of: state).map { $0 - offset })
  }

  /// The offset that the motion leads to, as far as it is known.
  private static func target(of state: LayoutState) -> CGFloat? {
    if case .foreign(let motion) = state.motion, let target = motion.target { return target }
    return state.motion.stop.map { state.geometry.stops[$0.page] }
  }
}
#endif
