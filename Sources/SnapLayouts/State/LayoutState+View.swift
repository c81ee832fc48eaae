import Foundation

/// What happens to the view: UIKit's questions, frames, and commands that have been carried out.
extension LayoutState {
  /// Records that UIKit has asked about an offset, which moves nothing.
  mutating func boundsWillChange(
    to offset: CGFloat, showing item: ItemIndex?, _ view: ViewSnapshot
  ) {
    guard knowsPages, offset != watch.step?.offset else { return }
    if view.isInWindow { observe(view) }
    guard !view.isHeld, !isNear(offset, view.offset) else { return }
    // The end of its own animation, unless that is a step of another one.
    if let own = motion.animationTarget, isNear(own, offset), !watch.goes(past: offset, view) {
      return watch.forgetAnnouncement()
    }
    // Beyond an end, UIKit asks about the end, whoever moves the view.
    let end = view.offset.clamped(to: geometry.viewport.reachableRange)
    guard isNear(end, view.offset) || !isNear(end, offset) else { return }
    watch.asked(about: Watch.Announcement(offset: offset, start: view.offset, item: item), of: view)
  }

  mutating func framePassed(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard view.isInWindow else { return leaveWindow(view) }
    // Without pages, UIKit may show a view again without a layout pass.
    guard isShown(in: view) else { return geometry.isShown ? [] : beginRequested(view) }
    let last = watch.seen.offset
    let hasMoved = !isNear(view.offset, last)
    observe(view, inFrame: true)
    // UIKit may have brought it into the range.
    if hasMoved, let end { scaleScroll(from: last - end, to: view.offset - end) }
    // What the layout does would end an animation that was announced, and that UIKit may move in this frame yet.
    let awaitsAnimation = watch.announcement != nil && !isStill(for: Patience.stillness)
    watch.framePassed(at: time)
    // A finger that holds the view still has ended the motion that it caught.
    if var drag = motion.drag, drag.answer == nil, isStill(for: Patience.stillness) {
      drag.start.interruptedPage = nil
      begin(.dragging(drag))
    }
    // While a person carries an item, UIKit scrolls again and again at the edges.
    guard !view.isHeld, !view.isDraggingItem || motion.stop != nil, !hasMoved || motion.isJump,
      !awaitsAnimation
    else { return [] }
    // Nobody carries items any more: what is in front is an item.
    if motion.isIdle || motion.isDrift { anchoring.keep(anchoring.item) }
    return nextStep(at: time, view) ?? (isAtRest(view) ? rest(view) : [])
  }

  /// Without a window, UIKit ends its animations, nobody moves items, and nobody sees the rest of the way.
  private mutating func leaveWindow(_ view: ViewSnapshot) -> [LayoutCommand] {
    if knowsPages { observe(view) }
    watch.forgetAnnouncement()
    endMovement()
    let stop = view.restsOnPages ? stopAhead : motion.stop
    return geometry.isShown ? stop.map { go(to: $0, by: .jump) } ?? [] : []
  }

  /// Lets a view go that a movement of items has held.
  mutating func endMovement() {
    if case .carrying = motion { begin(.place(from: watch.seen.offset)) }
  }

  /// An app may answer an offset with another one; outside of a window, UIKit rounds it to whole points.
  mutating func offsetWasSet(_ view: ViewSnapshot) {
    let expected = watch.seen.offset
    watch.offsetWasSet(to: view.offset)
    guard view.isInWindow else { return arriveOutsideOfWindow(at: view.offset) }
    let isElsewhere = abs(view.offset - expected) > 2 * stops.halfPixel
    if isElsewhere, motion.scroll != nil || motion.isDrift { begin(.place(from: expected)) }
  }

  /// Ends a request whose page a view without a window shows: there are no frames that could verify it, and the view may cease
  /// to exist.
  private mutating func arriveOutsideOfWindow(at offset: CGFloat) {
    guard motion.isJump, let end, abs(end - offset) <= Tolerance.writtenOffset else { return }
    reports.requestEnded(motion.request?.number, didArrive: true)
    follow(.unawaited)
  }

  /// A person moves items, which holds the view until somebody else moves it, or the contents change.
  mutating func itemsMoved(_ view: ViewSnapshot) {
    anchoring.itemsCarried()
    guard motion.request == nil else { return }
    watch.follow(view.offset, isHeld: view.isHeld)
    begin(.carrying)
  }

  /// A view at rest goes on to a page; whatever moves it ends on one anyway.
  mutating func freed(_ view: ViewSnapshot) {
    if isShown(in: view) { observe(view) }
    if !geometry.isShown {
      anchoring.viewIsFreed()
    } else if motion.isIdle, stops.page(restingAt: view.offset) == nil {
      begin(.place(from: view.offset))
    }
    watch.rested()
  }

  /// The view is shifted with its contents, and the motion with it; a loop by whole periods.
  mutating func contentsShifted(by distance: CGFloat) {
    let periods = geometry.loop.map { Int((distance / $0.period).rounded()) } ?? 0
    begin(motion.moved(by: distance, pages: periods * stops.count))
    watch.contentsMoved(by: distance, withView: true)
    anchoring.contentsShifted(by: distance)
  }
}
