import Foundation

/// Detects what moves the view, without being its delegate.
extension LayoutState {
  /// Records that UIKit has asked about an offset.
  ///
  /// At rest it may be the first step of a motion, or the end of an animation. While the layout
  /// itself scrolls, an offset that isn't on its way is the end of somebody else's animation. A
  /// repeated call changes nothing, and a call without a move afterwards does no harm. Outside of a
  /// window nothing moves, and UIKit rounds the offsets that the layout sets to whole points.
  mutating func boundsWillChange(
    to offset: CGFloat, in viewport: Viewport, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    // Ignore the offsets that the layout itself sets, but not one where the view was seen before.
    func isLastSeen(_ offset: CGFloat) -> Bool {
      abs(offset - lastSeen.offset) <= geometry.stops.halfPixel
    }
    let isExpected = isLastSeen(offset) && (lastSeen.time == nil || isLastSeen(view.offset))
    guard isShown(in: view), !isExpected || view.isHeld,
      isNews(offset, isHeld: view.isHeld)
    else { return [] }
    observe(view)
    let move = UIKitMove(from: geometry.viewport, to: viewport)
    let next = announced(offset, movedBy: move, view)
    // A new motion restarts the wait for stillness.
    if next != motion { lastSeen.time = nil }
    motion = next
    return []
  }

  /// The motion after UIKit has asked about an offset.
  private func announced(
    _ offset: CGFloat, movedBy move: UIKitMove, _ view: ViewSnapshot
  ) -> Motion {
    switch motion {
    case .idle: return .foreign(.announced, from: view.offset, toward: offset)
    case .foreign(let foreign) where foreign.stage == .carrying:
      return .foreign(.announced, from: foreign.start, toward: offset)
    case .foreign(var foreign) where foreign.target != nil:
      if !path(from: view.offset).contains(offset) { foreign.target = offset }
      return .foreign(foreign)
    case .settling, .scrolling:
      return isOurs(offset, after: view.offset, view, movedBy: move)
        ? motion : taken(.announced, view, to: offset)
    case .foreign, .dragging: return motion
    }
  }

  /// Whether an offset that UIKit asks about may be the beginning of another motion.
  ///
  /// Otherwise the next frame observes the motion.
  func isNews(_ offset: CGFloat, isHeld: Bool) -> Bool {
    switch motion {
    case .idle: return true
    case .dragging: return !isHeld
    case .foreign(let foreign) where !foreign.stage.isUnderWay: return true
    case .foreign(let foreign) where foreign.target == nil: return isHeld
    case .foreign, .settling, .scrolling:
      return isHeld || !path(from: lastSeen.offset).contains(offset)
    }
  }

  mutating func framePassed(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard view.isInWindow else {
      leaveWindow()
      return []
    }
    guard isShown(in: view) else { return [] }
    let previous = lastSeen.offset
    let hasMoved = observe(view, inFrame: true)
    if lastSeen.time == nil { lastSeen.time = time }
    if case .dragging(var drag) = motion {
      drag.pause.note(view.offset, at: time, tolerance: geometry.stops.halfPixel)
      motion = .dragging(drag)
    }
    guard motion.needsFrames, !view.isHeld, !view.isCarryingItem else { return [] }
    if hasMoved { return strayed(from: previous, view) }
    return nextStep(at: time, view) ?? (isAtRest(at: time, view) ? rest(view) : [])
  }

  /// Without a window, UIKit cuts a deceleration short, and nobody moves items.
  private mutating func leaveWindow() {
    switch motion {
    case .settling(let page?, _):
      motion = .scrolling(to: page, depth: nil, by: .momentum(drift: Extent(0, 0)))
    case .foreign(let foreign) where foreign.stage == .carrying:
      motion = .foreign(.jumped, from: foreign.start)
    case .idle, .foreign, .dragging, .settling, .scrolling: break
    }
  }

  /// Ends a momentum that leads away from its page.
  ///
  /// UIKit may have kept a target from before the contents changed, which can be far away.
  private mutating func strayed(from previous: CGFloat, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard case .scrolling(let scroll) = motion, case .momentum = scroll.stage, view.isMoving else {
      return []
    }
    let target = end(of: scroll, from: previous)
    let detour = abs(view.offset - target) - abs(previous - target)
    guard detour > geometry.viewport.boundsLength else { return [] }
    let timed = TimedScroll(distance: previous - target)
    return [.jump(to: previous)] + scrollOn(to: scroll.page, at: target, by: .timed(timed))
  }

  /// Records the offset and the state of the view.
  ///
  /// - Parameters:
  ///   - view: The view at this moment.
  ///   - move: How UIKit may have moved it at the same time.
  ///   - isInFrame: Whether no call of UIKit's is under way, so that a release is complete.
  /// - Returns: Whether the view has moved.
  @discardableResult
  mutating func observe(
    _ view: ViewSnapshot, movedBy move: UIKitMove? = nil, inFrame isInFrame: Bool = false
  ) -> Bool {
    let hasMoved = abs(view.offset - lastSeen.offset) > geometry.stops.halfPixel
    let next =
      view.isHeld
      ? held(view, inFrame: isInFrame) : unheld(view, hasMoved: hasMoved, movedBy: move)
    if hasMoved {
      lastSeen = Sighting(offset: view.offset)
      reported.settledPage = nil
    }
    // A new motion restarts the wait for stillness.
    if next != motion { lastSeen.time = nil }
    motion = next
    return hasMoved
  }

  /// The motion with a finger on the view.
  private func held(_ view: ViewSnapshot, inFrame isInFrame: Bool) -> Motion {
    var start = view.offset
    switch motion {
    case .dragging(let drag):
      // A finger that has not begun to drag can't be the one that was released.
      guard isInFrame, drag.answer != nil, view.touch == .down else { return motion }
    case .idle: start = lastSeen.offset
    case .foreign, .settling, .scrolling: break
    }
    return .dragging(
      Drag(start: DragStart(offset: start, interruptedPage: interruptedPage(at: start))))
  }

  /// The page that was the destination when the finger came down.
  ///
  /// A finger that stops a long programmatic scroll does not continue it, so that destination
  /// doesn't count.
  private func interruptedPage(at offset: CGFloat) -> Int? {
    guard let page = motion.destination else { return nil }
    let isFar = abs(page - self.page(nearestTo: offset)) > 1
    return isFar && motion.requestedPage != nil ? nil : page
  }

  /// The motion without a finger on the view.
  ///
  /// | before | first move | next frame with a move | still for a while |
  /// |---|---|---|---|
  /// | nothing | `jumped` | `drifting` | on a page |
  /// | an announcement | `jumped`, perhaps with a target | `drifting` | on a page |
  /// | the layout's motion | the same, or somebody else's | the same | on its page |
  private func unheld(
    _ view: ViewSnapshot, hasMoved: Bool, movedBy move: UIKitMove?
  ) -> Motion {
    if case .dragging(let drag) = motion { return released(drag) }
    guard hasMoved else { return motion }
    switch motion {
    case .idle: return .foreign(view.isMoving ? .drifting : .jumped, from: lastSeen.offset)
    case .foreign(let foreign):
      return .foreign(foreign.moved(to: view.offset, self, isFirstStep: lastSeen.time == nil))
    case .settling, .scrolling:
      return isOurs(view.offset, after: lastSeen.offset, view, movedBy: move)
        ? motion : taken(.jumped, view)
    case .dragging: return motion
    }
  }

  private func released(_ drag: Drag) -> Motion {
    guard let answer = drag.answer else { return .foreign(.jumped, from: drag.start.offset) }
    guard let page = answer.page else { return .settling(to: nil) }
    guard answer.stopsFirst else {
      return .settling(to: page, depth: answer.target - geometry.stops[page])
    }
    return .scrolling(to: page, depth: nil, by: .stop(at: answer.target))
  }
}

/// The last mover wins: what the layout's own motion explains, and what it doesn't.
extension LayoutState {
  /// The offsets that a motion may pass after an offset, if its end is known.
  ///
  /// They lie between that offset and the end of the motion. UIKit's spring may bring the view back
  /// into its range at the same time.
  func path(from offset: CGFloat) -> Extent {
    let back = offset.clamped(to: geometry.viewport.reachableRange)
    var (least, most) = (min(offset, back), max(offset, back))
    func reach(_ end: CGFloat) { (least, most) = (min(least, end), max(most, end)) }
    func reach(_ ends: ClosedRange<CGFloat>) { reach(ends.lowerBound); reach(ends.upperBound) }
    switch motion {
    case .settling(let page?, _): reach(geometry.stops.offsets(ofPage: page))
    case .settling(nil, _): reach(geometry.viewport.reachableRange)
    case .scrolling(let scroll):
      switch scroll.stage {
      case .momentum(let drift):
        let ends = geometry.stops.offsets(ofPage: scroll.page)
        reach(ends)
        for drift in [drift.minimum, drift.maximum] {
          reach(offset + drift)
          reach(ends.lowerBound + drift)
          reach(ends.upperBound + drift)
        }
      case .animation(let target): reach(target)
      // The layout sets each offset itself.
      case .stop, .timed, .drift, .jump: break
      }
    case .foreign(let foreign): reach(foreign.target ?? offset)
    case .idle, .dragging: break
    }
    return Extent(least - geometry.stops.halfPixel, most + geometry.stops.halfPixel)
  }

  /// Whether the layout's own motion, or UIKit on its account, may bring the view to an offset.
  ///
  /// UIKit announces the end of its own animations, so this is also true for the end of a scroll
  /// that the layout has begun.
  func isOurs(
    _ offset: CGFloat, after previous: CGFloat, _ view: ViewSnapshot, movedBy move: UIKitMove? = nil
  ) -> Bool {
    let path = path(from: previous)
    return path.contains(offset) || move?.explains(path, offset) == true
      || isDecelerating(to: offset, view)
  }

  /// Whether a deceleration that the layout waits for may pass an offset outside of its path.
  private func isDecelerating(to offset: CGFloat, _ view: ViewSnapshot) -> Bool {
    guard view.isMoving else { return false }
    // It has still to stop.
    if case .scrolling(let scroll) = motion, case .stop = scroll.stage { return true }
    // Beyond the ends it bounces.
    return !geometry.viewport.reachableRange.contains(offset)
  }

  /// Somebody else's motion, which takes over from the layout's own.
  ///
  /// Who moves a view on that is about to rest on a page moves it on from that page.
  private func taken(
    _ stage: ForeignMotion.Stage, _ view: ViewSnapshot, to target: CGFloat? = nil
  ) -> Motion {
    guard case .scrolling(let scroll) = motion, scroll.request == nil else {
      return .foreign(stage, from: lastSeen.offset, toward: target)
    }
    let start = end(of: scroll, from: lastSeen.offset)
    return .foreign(.drifting, from: start, toward: target)
  }
}

extension ForeignMotion.Stage {
  /// Whether a move is expected in each frame.
  fileprivate var isUnderWay: Bool { self == .jumped || self == .drifting }
}

extension ForeignMotion {
  /// The same motion after the view has come to an offset.
  fileprivate func moved(
    to offset: CGFloat, _ state: LayoutState, isFirstStep: Bool
  ) -> ForeignMotion {
    var motion = self
    switch stage {
    case .announced:
      motion.stage = .jumped
      let isThere = target.map { abs(offset - $0) <= state.geometry.stops.halfPixel } ?? true
      if isThere { motion.target = nil }
    case .jumped: if !isFirstStep { motion.stage = .drifting }
    case .drifting: break
    case .carrying: motion.stage = .jumped
    }
    return motion
  }
}
