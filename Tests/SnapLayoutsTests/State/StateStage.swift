import Foundation

@testable import SnapLayouts

/// A state and the view that it knows.
struct StateStage: Sendable {
  var state = LayoutState()
  var view: ViewSnapshot
  private(set) var time = 0.0

  var parts: LayoutState.Parts {
    get { state.parts }
    set { state.parts = newValue }
  }
  var motion: Motion { state.motion }
  var rival: CGFloat? { state.watch.rival?.offset }
  var ends: [RequestEnd] { state.reports.ended }

  /// Pages at 0, 100 and 200; two frames have shown the view where it is, by default on page 1.
  init(
    in motion: Motion = .idle, seen: CGFloat = 100, time: Double? = 0, frames: Int = 2,
    rival: CGFloat? = nil, at offset: CGFloat? = nil, touch: ViewSnapshot.Touch = .none,
    isMoving: Bool = false
  ) {
    view = ViewSnapshot(offset: offset ?? seen, touch: touch, isMoving: isMoving)
    let front = ItemIndex(item: 1, section: 0)
    parts.geometry = ModelContents.list(3).geometry
    (parts.motion, parts.anchor) = (motion, .front(.init(item: front)))
    parts.rival = rival.map { Watch.Rival(offset: $0) }
    let page = ReportedPage(page: 1, front: front)
    parts.reported = LastReports(pageCount: 3, pagePosition: 1, page: page, settledPage: page)
    parts.seen = Watch.Observation(offset: seen, time: time, frames: frames)
  }

  /// A view on which the first layout pass finds some contents.
  init(_ contents: ModelContents, at offset: CGFloat = 0) {
    view = ViewSnapshot(offset: offset)
    _ = follow(.laidOut(contents.geometry))
  }

  /// Returns the commands that follow events; the view stays where it is.
  @discardableResult
  mutating func handle(_ events: LayoutEvent...) -> [LayoutCommand] { events.flatMap { pass($0) } }

  /// Carries out the commands that set the offset, and returns the offsets.
  @discardableResult
  mutating func follow(_ events: LayoutEvent...) -> [CGFloat] { events.flatMap { follow($0) } }

  private mutating func follow(_ event: LayoutEvent) -> [CGFloat] {
    pass(event).compactMap(\.offset).flatMap { offset in
      view.offset = offset
      return [offset] + follow(.offsetWasSet)
    }
  }

  private mutating func pass(_ event: LayoutEvent) -> [LayoutCommand] {
    let commands = state.handle(event, view)
    if commands.contains(.startTicking) { view.isTicking = true }
    if commands.contains(.stopTicking) { view.isTicking = false }
    return commands
  }

  /// A change of the contents is announced, and found by a layout pass; in a batch update, if there is a map.
  @discardableResult
  mutating func change(
    to contents: ModelContents?, _ batch: BatchUpdateMap? = nil
  ) -> [LayoutCommand] {
    let commands = handle(
      .contentsWillChange(in: state.geometry.viewport, inBatch: batch != nil),
      .laidOut(contents?.geometry))
    guard let batch else { return commands }
    return commands + handle(.batchReported(batch), .batchEnded)
  }

  /// Passes frames, as many as it takes to come to rest, in which UIKit's animations never begin.
  @discardableResult
  mutating func rest(movedTo offset: CGFloat? = nil, frames: Int = 90) -> [CGFloat] {
    view.offset = offset ?? view.offset
    return (0..<frames).flatMap { _ in
      time += 1.0 / 60
      return follow(.framePassed(at: time))
    }
  }
}

extension Motion {
  /// UIKit's animation to a page, of which each is 100 points long.
  static func animation(to page: Int, for request: RequestID? = nil) -> Motion {
    .scrolling(to: page, by: .animation(to: CGFloat(page) * 100), for: request)
  }

  static func drag(
    from start: CGFloat = 100, caught page: Int? = nil, answer: ReleaseAnswer? = nil
  ) -> Motion {
    .dragging(Drag(start: DragStart(offset: start, interruptedPage: page), answer: answer))
  }

  static func foreign(
    _ stage: ForeignMotion.Stage, from start: CGFloat, insteadOf origin: CGFloat? = nil,
    toward target: CGFloat? = nil, steps: Int = 1
  ) -> Motion {
    .foreign(
      ForeignMotion(
        start: start, origin: origin, target: target, ends: target == nil ? 0 : 1, steps: steps,
        stage: stage))
  }

  static func drift(to page: Int, speed: CGFloat = 10, _ distance: CGFloat, at time: Double? = 0)
    -> Motion
  {
    .scrolling(to: page, by: .drift(Drift(speed: speed, distance: distance, time: time)))
  }
}
