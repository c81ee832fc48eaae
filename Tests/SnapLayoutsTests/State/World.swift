import Foundation

@testable import SnapLayouts

/// A layout's state and a model of its view.
struct World: Sendable {
  var state = LayoutState()
  var view: ModelView
  /// The number of the last request, and those whose end hasn't been reported.
  var (lastRequest, openRequests) = (0, Set<Int>())
  var isAttached = true
  private(set) var time = 0.0
  var setting: Setting

  /// The constants of a world.
  struct Setting: Sendable {
    var policy = ReleasePolicy.shelf
    /// In seconds.
    var frameDuration = 0.125
    /// Whether the layout's frame callback comes before the view's own step.
    var ticksFirst = false
    /// Whether content at its leading edge follows a change of the inset there.
    var followsInset = true
    /// Whether the view is laid out after each move, as with effects and in loops.
    var followsOffset = false
    var animationFrames = 2
    /// Whether the app acts in callbacks.
    var hasLivelyApp = false
  }

  init(_ contents: ModelContents, setting: Setting = Setting()) {
    view = ModelView(contents: contents)
    self.setting = setting
    self.setting.followsOffset = setting.followsOffset || contents.loops
  }

  /// Half of an item: the grid of all offsets.
  var step: CGFloat { view.contents.unit / 2 }

  /// The present viewport, with the content length of the last pass.
  var viewport: Viewport {
    let now = view.contents.geometry.viewport
    return Viewport(
      boundsLength: now.boundsLength, leadingInset: now.leadingInset,
      contentLength: state.geometry.viewport.contentLength, displayScale: now.displayScale)
  }

  /// Passes an event to the state, and carries out its commands.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  mutating func handle(_ event: LayoutEvent, _ run: inout Run) -> Bool {
    let snapshot = view.snapshot
    let commands = state.handle(event, snapshot)
    run.note(event, snapshot, commands)
    for command in commands { carryOut(command, &run) }
    return !commands.isEmpty
  }

  // MARK: UIKit

  private mutating func carryOut(_ command: LayoutCommand, _ run: inout Run) {
    guard isAttached, !run.isEndless else { return }
    switch command {
    case .setOffset(let offset):
      // UIKit rounds offsets to the pixel grid.
      write(offset.rounded(), &run)
      handle(.offsetWasSet, &run)
    case .jump(let offset), .shift(let offset):
      if case .finger = view.motion {} else { view.motion = .none }
      place(at: offset)
      handle(.offsetWasSet, &run)
    case .scroll(let target): animate(to: target, &run)
    case .startTicking: view.isTicking = view.isInWindow
    case .stopTicking:
      view.isTicking = false
      if !view.isInWindow { view.needsPass = true }
    case .announce: break
    }
  }

  /// Moves the view to another offset, about which UIKit asks the layout.
  mutating func move(to offset: CGFloat, _ run: inout Run) {
    if offset != view.offset, !view.needsLayout, isAttached { announce(offset, &run) }
    place(at: offset)
  }

  private mutating func place(at offset: CGFloat) {
    guard offset != view.offset else { return }
    view.offset = offset
    view.needsPass = view.needsPass || setting.followsOffset
  }

  /// Asks the layout about an offset.
  mutating func announce(_ offset: CGFloat, _ run: inout Run) {
    handle(.boundsWillChange(to: offset), &run)
  }

  /// Sets the property: a drag continues from there; the effect on other motions is unknown.
  private mutating func write(_ offset: CGFloat, _ run: inout Run) {
    let distance = offset - view.offset
    switch view.motion {
    case .none, .finger: break
    case .moving:
      view.motion = run.pick([view.motion.moved(by: distance), view.motion, .none])
    }
    place(at: offset)
  }

  /// Starts an animated scroll; a finger prevents it, and a deceleration may.
  mutating func animate(to target: CGFloat, _ run: inout Run) {
    switch view.motion {
    case .finger: return
    case .moving(.momentum, _, _) where run.may(): return
    case .none, .moving: break
    }
    guard view.isInWindow else {
      view.motion = .none
      return move(to: target, &run)
    }
    if target != view.offset, !view.needsLayout, isAttached { announce(target, &run) }
    view.motion =
      target == view.offset ? .none : .moving(.request, to: target, frames: setting.animationFrames)
  }

  mutating func layOut(_ run: inout Run) {
    let geometry = view.contents.geometry
    let isNew = view.needsLayout || geometry.setting != state.geometry.setting
    (view.needsLayout, view.needsPass) = (false, false)
    if isNew { clamp(&run) }
    handle(.laidOut(isNew ? geometry : nil), &run)
    if isNew { clamp(&run) }
  }

  /// May bring an offset that is out of range back, before or after a layout pass, which tells how long the content is.
  mutating func clamp(_ run: inout Run) {
    let offset = view.offset.clamped(to: viewport.reachableRange)
    guard !view.isHeld, viewport.boundsLength > 0, offset != view.offset, run.may() else { return }
    if view.motion.target == offset { view.motion = .none }
    move(to: offset, &run)
  }

  // MARK: Frames

  /// Passes a display frame.
  mutating func frame(_ run: inout Run) {
    if setting.ticksFirst { tick(&run) }
    stepMotion(&run)
    if !setting.ticksFirst { tick(&run) }
    if !view.isLaidOut, isAttached { layOut(&run) }
  }

  private mutating func stepMotion(_ run: inout Run) {
    guard let target = view.motion.target else { return }
    let way = (target - view.offset) / CGFloat(view.motion.framesLeft)
    let offset =
      view.motion.framesLeft > 1 ? view.offset + way.rounded(.toNearestOrAwayFromZero) : target
    // A stopped animation may stop anywhere; the last step ends it.
    view.motion = view.motion.next
    move(to: offset, &run)
  }

  private mutating func tick(_ run: inout Run) {
    guard view.isTicking, isAttached else { return }
    run.reportedKinds = []
    time += setting.frameDuration
    handle(.framePassed(at: time), &run)
    // The app may do anything in a callback.
    var last: Report.Kind?
    while isAttached, let (kind, report) = state.reportDue(after: last, view.snapshot) {
      let ends = state.reports.ended
      handle(.reported(report), &run)
      check(report, kind, ends, &run)
      if setting.hasLivelyApp, run.mayInterfere() { perform(run.pick(livelyActions), &run) }
      last = kind
    }
    run.reportedKinds = nil
  }
}
