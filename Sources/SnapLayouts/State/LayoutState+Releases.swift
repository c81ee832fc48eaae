import Foundation

/// The releases of a finger: their start, their answer, and the motion until they end.
extension LayoutState {
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
    let start = motion.drag?.start ?? dragStart(from: view.offset)
    // UIKit may still report the velocity from before the finger has held still.
    let hasPaused =
      motion.drag != nil && isNear(view.offset, watch.seen.offset)
      && isStill(for: Patience.stillness)
    return DragRelease(
      startPage: start.page(
        forDragTo: view.offset, rests: hasPaused, stops: stops, policy: policy),
      startOffset: start.offset, releaseOffset: view.offset,
      proposedOffset: hasPaused ? view.offset : proposed, velocity: hasPaused ? 0 : velocity)
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
    let page = page.map(stops.clamped)
    let offset = release.releaseOffset
    let target = policy.restingOffset(for: release, onPage: page, stops: stops)
    let isAgainst = release.velocity * (target - offset) < 0 && !isNear(target, offset)
    let stop = page.map { stops.stop(onPage: $0, nearestTo: target) }
    let stopsFirst =
      policy.cancelsSmoothly && isAgainst && stops.reachableRange.contains(offset)
    return ReleaseAnswer(
      stop: stop, target: stopsFirst ? offset : target, stopsFirst: stopsFirst, offset: offset)
  }

  /// Records the answer to a release.
  ///
  /// If no person holds or moves the view, UIKit's question was hypothetical, and the state stays as it is.
  mutating func released(_ answer: ReleaseAnswer, _ view: ViewSnapshot) {
    guard view.isHeld || view.isMoving || motion.mover == .person else { return }
    // A finger that comes and goes between two frames hasn't paused.
    if motion.drag == nil { watch.motionBegan() }
    var drag = motion.drag ?? Drag(start: dragStart(from: view.offset))
    // Without pages, nobody has decided where the view may rest.
    drag.answer = stops.count > 0 ? answer : nil
    begin(.dragging(drag))
    // A new size may have brought what was in front to the page that the view turns to.
    guard let stop = answer.stop, !anchoring.isWaiting,
      stops.page(restingAt: drag.start.offset) != stop.page
    else { return }
    anchoring.keep(geometry.frontItem(ofPage: stop.page, at: stops.offset(of: stop)))
  }

  /// The motion after a finger has lifted, unless somebody has moved the view since.
  func motion(after drag: Drag, _ view: ViewSnapshot, movedBy move: UIKitMove?) -> Motion {
    guard let answer = drag.answer else { return .place(from: drag.start.offset) }
    var ahead = self
    ahead.begin(answer.motion)
    // An app may move a view that goes on to where the answer leads.
    return view.isMoving || isNear(view.offset, answer.offset)
      || ahead.explains(view, from: answer.offset, movedBy: move)
      ? answer.motion : .place(from: answer.offset)
  }

  /// The start of a drag from an offset, with the page that was the destination when the finger came down.
  ///
  /// A finger that stops a long programmatic scroll does not continue it, so that destination
  /// doesn't count.
  func dragStart(from offset: CGFloat) -> DragStart {
    let page = motion.stop.flatMap { stop in
      let isFar = abs(stop.page - self.page(nearestTo: offset)) > 1
      return isFar && motion.request != nil ? nil : stop.page
    }
    return DragStart(offset: lastRest(at: offset), interruptedPage: page)
  }
}
