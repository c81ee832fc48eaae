import Foundation

/// Detects what moves the view, without being its delegate.
extension LayoutState {
  /// Records that UIKit has asked about an offset.
  ///
  /// A repeated call changes nothing, and a call without a move afterwards does no harm.
  mutating func boundsWillChange(to offset: CGFloat, _ view: ViewSnapshot) -> [LayoutCommand] {
    // Ignore the offsets that the layout itself sets.
    let isExpected = abs(offset - sighting.offset) <= geometry.stops.halfPixel
    guard motion.mayBegin(isTracking: view.isTracking), anchor.isSettled, geometry.isShown,
      !isExpected || view.isTracking
    else { return [] }
    observe(view)
    if motion.isIdle { motion = .announced(to: offset, from: view.offset) }
    return []
  }

  mutating func framePassed(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard isShown(in: view) else { return [] }
    let previous = sighting.offset
    let hasMoved = observe(view)
    if sighting.time == nil { sighting.time = time }
    if case .dragging(var drag) = motion {
      drag.pause.note(view.offset, at: time, tolerance: geometry.stops.halfPixel)
      motion = .dragging(drag)
    }
    let isHeld = view.isTracking || view.isCarryingItem || isMovingItems
    guard !motion.isIdle, !isHeld else { return [] }
    if hasMoved { return strayed(from: previous, view) }
    return goOn(at: time, view) ?? (isAtRest(at: time, view) ? rest(view) : [])
  }

  /// Ends a momentum that leads away from its page.
  ///
  /// UIKit may have kept a target from before the contents changed, which can be far away.
  private mutating func strayed(from previous: CGFloat, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard case .scrolling(let scroll) = motion, scroll.means == .momentum else { return [] }
    let target = geometry.stops[scroll.page]
    let detour = abs(view.offset - target) - abs(previous - target)
    guard detour > geometry.viewport.boundsLength else { return [] }
    let timed = TimedScroll(distance: previous - target)
    return [.jump(to: previous)] + scrollOn(to: scroll.page, by: .timed(timed), view)
  }

  /// Records the offset and the state of the view, and returns whether the view has moved.
  @discardableResult
  mutating func observe(_ view: ViewSnapshot) -> Bool {
    let previous = sighting
    let hasMoved = abs(view.offset - previous.offset) > geometry.stops.halfPixel
    if hasMoved {
      sighting = Sighting(offset: view.offset)
      told.settledPage = nil
    }
    let next =
      view.isTracking
      ? held(from: previous.offset, view) : unheld(from: previous, hasMoved: hasMoved, view)
    // A new motion restarts the wait for stillness.
    if next != motion { sighting.time = nil }
    motion = next
    return hasMoved
  }

  /// The motion with a finger on the view.
  private func held(from previous: CGFloat, _ view: ViewSnapshot) -> Motion {
    if case .dragging = motion { return motion }
    let start = motion.isIdle ? previous : view.offset
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
  /// A single change of the offset is a jump; a view that moves again in a later frame is in
  /// motion.
  private func unheld(
    from previous: Sighting, hasMoved: Bool, _ view: ViewSnapshot
  ) -> Motion {
    let goesOn = hasMoved && previous.time != nil
    switch motion {
    case .dragging(let drag): return lifted(drag)
    case .idle:
      guard hasMoved else { return .idle }
      return view.isMoving
        ? .drifting(from: previous.offset, toward: nil)
        : .jumped(from: previous.offset, toward: nil)
    case .announced(let target, let start):
      guard hasMoved else { return motion }
      let isThere = abs(view.offset - target) <= geometry.stops.halfPixel
      return .jumped(from: start, toward: isThere ? nil : target)
    case .jumped(let start, let target):
      return goesOn ? .drifting(from: start, toward: target) : motion
    case .scrolling(let scroll):
      // Only the layout moves the view during this scroll. Any other move takes over, unless UIKit
      // has brought the view back into its range.
      let isBroughtBack = UIKitMove(from: geometry.viewport, to: geometry.viewport)
        .explains(previous.offset, view.offset)
      guard scroll.means.isOfLayout, hasMoved, !isBroughtBack else { return motion }
      return .jumped(from: previous.offset, toward: nil)
    case .drifting, .settling: return motion
    }
  }

  private func lifted(_ drag: Drag) -> Motion {
    guard let answer = drag.answer, let page = answer.page else {
      return .jumped(from: drag.start.offset, toward: nil)
    }
    return answer.stopsFirst
      ? .scrolling(PageScroll(page: page, means: .stop(at: answer.target)))
      : .settling(to: page)
  }
}
