import Foundation

/// What happens to the view: UIKit's questions, frames, and commands that have been carried out.
extension LayoutState {
  /// Records that UIKit has asked about an offset, which moves nothing.
  ///
  /// It may be the next step of a motion, or the end of an animation. Only a move of the view shows
  /// whether anybody acts on it. Outside of a window nothing but the app moves the view.
  mutating func boundsWillChange(
    to offset: CGFloat, showing item: ItemIndex?, _ view: ViewSnapshot
  ) {
    // Ignore the offset that the layout itself sets; UIKit rounds it.
    let isOwn = view.isBeingSet && abs(offset - watch.seen.offset) <= 2 * geometry.stops.halfPixel
    guard geometry.isShown, !keeper.isWaiting, !isOwn, offset != watch.step?.offset else { return }
    if view.isInWindow { observe(view) }
    guard !view.isHeld, !isNear(offset, view.offset) else { return }
    watch.asked(
      about: Watch.Rival(offset: offset, start: view.offset, item: item), of: view, in: motion,
      within: geometry.stops.halfPixel)
  }

  mutating func framePassed(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard view.isInWindow else {
      leaveWindow(view)
      return []
    }
    // Without pages, UIKit may show a view again without a layout pass.
    guard isShown(in: view) else { return geometry.isShown ? [] : beginRequested(view) }
    let previous = watch.seen.offset
    let hasMoved = observe(view, inFrame: true)
    watch.framePassed(at: time, showing: view.offset, within: geometry.stops.halfPixel)
    endInterruptedMotion()
    // While a person carries an item, UIKit scrolls again and again at the edges.
    guard !view.isHeld, !view.isDraggingItem || motion.lastPage != nil else { return [] }
    if motion.isIdle || motion.isDrift { keeper.putDown() }
    if hasMoved { return cutOff(from: previous, view) }
    return nextStep(at: time, view) ?? (isAtRest(view) ? rest(view) : [])
  }

  /// A finger that holds the view still has ended the motion that it caught.
  private mutating func endInterruptedMotion() {
    guard case .dragging(var drag) = motion, drag.answer == nil, drag.start.interruptedPage != nil,
      isStill(for: Patience.stillness)
    else { return }
    drag.start.interruptedPage = nil
    begin(.dragging(drag), .insight)
  }

  /// Without a window, UIKit ends its animations, and nobody moves items.
  ///
  /// The last step of a deceleration that it has cut short is nobody else's.
  private mutating func leaveWindow(_ view: ViewSnapshot) {
    if geometry.isShown, !keeper.isWaiting {
      observe(view, movedBy: UIKitMove(old: geometry.viewport, new: geometry.viewport))
    }
    watch.forgetRival()
    endMovement()
  }

  /// Lets a view go that a movement of items has held.
  mutating func endMovement() {
    guard case .foreign(let foreign) = motion, foreign.stage == .rearranging else { return }
    begin(.foreign(.jumped, from: foreign.start), .insight)
  }

  /// Cuts off a momentum that leads away from its page.
  ///
  /// UIKit may have kept a target from before the contents changed, which can be far away. On the way to its page, a
  /// view may be off by less than a viewport, and is corrected afterwards; but it doesn't leave the page again.
  private mutating func cutOff(from previous: CGFloat, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard case .scrolling(let scroll) = motion, case .momentum = scroll.stage, view.isMoving else {
      return []
    }
    let target = end(of: scroll, from: previous)
    let distance = abs(view.offset - target)
    let isLeaving =
      page(nearestTo: previous) == scroll.page && page(nearestTo: view.offset) != scroll.page
    guard distance > abs(previous - target), isLeaving || distance > geometry.viewport.boundsLength
    else { return [] }
    let timed = TimedScroll(distance: previous - target)
    return [.jump(to: previous)] + scrollOn(to: scroll.page, at: target, by: .timed(timed))
  }

  /// A single step that hasn't brought the view to its page won't do so the next time either, except
  /// outside of a window, where UIKit rounds offsets to whole points.
  ///
  /// If UIKit has asked about another offset meanwhile, and the view is there, then somebody has reacted
  /// to the step.
  mutating func offsetWasSet(_ view: ViewSnapshot) {
    let expected = watch.seen.offset
    watch.offsetWasSet(to: view.offset)
    let halfPixel = geometry.stops.halfPixel
    if watch.rival?.isAt(view.offset, within: halfPixel) == true, motion.isScroll,
      abs(view.offset - expected) > 2 * halfPixel
    {
      begin(.foreign(.jumped, from: expected), .insight)
    }
    if case .jump? = motion.scroll?.stage, view.isInWindow, hasArrived(at: expected),
      !hasArrived(at: view.offset)
    {
      begin(.idle, .insight)
    }
  }

  /// A person moves items, which holds the view until somebody else moves it, or the contents change, as
  /// they do when the movement ends.
  ///
  /// A page that is requested meanwhile is where the person takes them.
  mutating func itemsMoved(_ view: ViewSnapshot) {
    keeper.itemsCarried()
    guard motion.request == nil else { return }
    watch.follow(view.offset, isHeld: view.isHeld)
    begin(.foreign(.rearranging, from: view.offset), .insight)
  }

  /// A view at rest goes on to a page; whatever moves it ends on one anyway.
  mutating func freed(_ view: ViewSnapshot) {
    if isShown(in: view) { observe(view) }
    if motion.isIdle { begin(.foreign(.jumped, from: view.offset), .insight) }
    watch.forgetCorrection()
  }

  /// A loop is shifted by whole periods, and the motion with it.
  mutating func loopShifted(by distance: CGFloat) {
    guard let period = geometry.loop?.period else { return }
    moveMotion(by: distance, pages: Int((distance / period).rounded()) * geometry.stops.count)
    watch.loopShifted(by: distance)
  }
}
