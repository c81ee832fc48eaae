import Foundation

/// Detects what moves the view, without being its delegate.
extension LayoutState {
  /// Records that UIKit has asked about an offset, which moves nothing.
  ///
  /// It may be the next step of a motion, or the end of an animation. Only a move of the view shows
  /// whether anybody acts on it. A step on the way to a known end is no other end. Outside of a
  /// window nothing moves, and UIKit rounds the offsets that the layout sets to whole points.
  mutating func boundsWillChange(
    to offset: CGFloat, drawn item: ItemIndex?, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    // Ignore the offset that the layout itself sets; UIKit rounds it.
    let isExpected =
      lastObserved.isExpected
      && abs(offset - lastObserved.offset) <= 1 / geometry.stops.displayScale + Tolerance.rounding
    guard isShown(in: view), !isExpected else { return [] }
    observe(view)
    guard !view.isHeld, !isNear(offset, view.offset) else { return [] }
    if let rival, extent(view.offset, rival.offset).contains(offset) { return [] }
    let isOwnEnd = motion.animationTarget.map { isNear(offset, $0) } ?? false
    rival = isOwnEnd ? nil : Rival(offset: offset, item: item)
    // An animation that begins now may stand still in its first frames.
    if motion.isIdle { lastObserved.restart() }
    return []
  }

  mutating func framePassed(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard view.isInWindow else {
      leaveWindow()
      return []
    }
    guard isShown(in: view) else { return [] }
    let previous = lastObserved
    let hasMoved = observe(view, inFrameAt: time)
    followCorrection(view, at: time)
    lastObserved.noteFrame(at: time)
    lastObserved.isExpected = false
    guard !view.isHeld, !view.isCarryingItem else { return [] }
    if hasMoved { return cutOff(from: previous.offset, view) }
    return nextStep(at: time, view) ?? (isAtRest(at: time, view) ? rest(view) : [])
  }

  /// Who moves the view long after the last correction doesn't react to it.
  private mutating func followCorrection(_ view: ViewSnapshot, at time: Double) {
    guard let observed = correction?.observed, !isNear(observed.offset, view.offset) else { return }
    correction?.observed = Observation(offset: view.offset, time: time)
    if observed.age(at: time) > Patience.reaction + Tolerance.rounding { correction = nil }
  }

  /// Without a window, UIKit cuts a deceleration short, and nobody moves items.
  private mutating func leaveWindow() {
    rival = nil
    switch motion {
    case .settling(let page?, _):
      motion = .scrolling(to: page, offsetInPage: nil, by: .momentum())
    case .foreign(let foreign) where foreign.stage == .carrying:
      motion = .foreign(.jumped, from: foreign.start)
    case .idle, .foreign, .dragging, .settling, .scrolling: break
    }
  }

  /// Cuts off a momentum that leads away from its page.
  ///
  /// UIKit may have kept a target from before the contents changed, which can be far away.
  private mutating func cutOff(from previous: CGFloat, _ view: ViewSnapshot) -> [LayoutCommand] {
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
  ///   - time: The time of the display frame, in which no call of UIKit's is under way, so that a release
  ///     is complete; nil at any other event.
  /// - Returns: Whether the view has moved.
  @discardableResult
  mutating func observe(
    _ view: ViewSnapshot, movedBy move: UIKitMove? = nil, inFrameAt time: Double? = nil
  ) -> Bool {
    let hasMoved = !isNear(view.offset, lastObserved.offset)
    let next =
      view.isHeld
      ? held(view, inFrame: time != nil)
      : unheld(view, hasMoved: hasMoved, movedBy: move, inFrameAt: time)
    let isNew = next.map { $0 != motion } ?? false
    if view.isHeld {
      if rival != nil { rival = nil }
      if correction != nil { correction = nil }
    } else if hasMoved, rival != nil {
      // A rival that has taken over is none any more.
      rival = isNew ? nil : rival(after: lastObserved.offset, at: view.offset)
    }
    if hasMoved {
      lastObserved = Observation(offset: view.offset)
      reported.settledPage = nil
    }
    // A new motion restarts the wait for stillness.
    if let next {
      lastObserved.restart()
      motion = next
    }
    return hasMoved
  }

  /// The motion with a finger on the view; nil if it is the same as before.
  private func held(_ view: ViewSnapshot, inFrame isInFrame: Bool) -> Motion? {
    // A finger that has not begun to drag can't be the one that was released.
    if case .dragging(let drag) = motion {
      guard isInFrame, drag.answer != nil, view.touch == .down else { return nil }
    }
    // The finger may have moved the view since, unless somebody else has set its offset.
    let isSet = rival.map { isNear($0.offset, view.offset) } ?? false
    let start = motion.isIdle && !isSet ? lastObserved.offset : view.offset
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

  /// The motion without a finger on the view; nil if it is the same as before.
  ///
  /// | before | first move | next frame with a move | still for a while |
  /// |---|---|---|---|
  /// | nothing | `jumped`, perhaps with a target | `moving` | on a page |
  /// | the layout's motion | the same, or somebody else's | the same | on its page |
  private func unheld(
    _ view: ViewSnapshot, hasMoved: Bool, movedBy move: UIKitMove?, inFrameAt time: Double?
  ) -> Motion? {
    if case .dragging(let drag) = motion { return released(drag) }
    guard hasMoved else { return nil }
    let last = lastObserved.offset
    let isMoveOfUIKit = move.map { $0.keepsLength && $0.explains(last, view.offset) } ?? false
    let rival = isMoveOfUIKit ? nil : rival(towards: view.offset, from: last)
    switch motion {
    case .idle:
      return redirected(
        .foreign(view.isMoving ? .moving : .jumped, from: last), to: rival, at: view.offset)
    case .foreign(var foreign):
      let pause = (time ?? .infinity) - (lastObserved.time ?? -.infinity)
      let isNextStep = pause <= Patience.step + Tolerance.rounding
      let isMotion = foreign.stage == .jumped ? isNextStep : foreign.stage == .moving
      foreign.stage = isMotion ? .moving : .jumped
      return redirected(.foreign(foreign), to: rival, at: view.offset)
    case .settling, .scrolling:
      return isOurs(view.offset, after: last, view, movedBy: move)
        ? nil : redirected(takenOver(view), to: rival, at: view.offset)
    case .dragging: return nil
    }
  }

  private func released(_ drag: Drag) -> Motion {
    guard let answer = drag.answer else { return .foreign(.jumped, from: drag.start.offset) }
    guard let page = answer.page else { return .settling(to: nil) }
    guard answer.stopsFirst else {
      return .settling(to: page, offsetInPage: answer.target - geometry.stops[page])
    }
    return .scrolling(to: page, offsetInPage: nil, by: .stop(at: answer.target))
  }
}

/// The last mover wins: what the layout's own motion explains, and what it doesn't.
extension LayoutState {
  /// The offsets that a motion may pass after an offset, if its end is known.
  ///
  /// They lie between that offset and the end of the motion. UIKit may bring the view back into its range
  /// at the same time, where insets may not count: right to left, they may be those of the other ends.
  func path(from offset: CGFloat) -> Extent {
    var (least, most) = (offset, offset)
    func reach(_ end: CGFloat) { (least, most) = (min(least, end), max(most, end)) }
    reach(offset.clamped(to: geometry.viewport.reachableRange))
    reach(offset.clamped(to: geometry.viewport.uninsetRange))
    if let target = motion.animationTarget { reach(target) }
    if motion.isOfFinger {
      let ends = motion.destination.map { geometry.stops.offsets(ofPage: $0) }
      reach((ends ?? geometry.viewport.reachableRange).lowerBound)
      reach((ends ?? geometry.viewport.reachableRange).upperBound)
    }
    if case .momentum(let displacement)? = motion.scroll?.stage {
      (least, most) = (least + displacement.minimum, most + displacement.maximum)
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

  /// The motion of somebody who takes over from the layout's own.
  ///
  /// Who moves on a view that is about to rest on a page moves it on from that page. Who sets an offset
  /// says where: a notch of a wheel, too, unless it leads back to where the view would not rest.
  private func takenOver(_ view: ViewSnapshot) -> Motion {
    let last = lastObserved.offset
    guard case .scrolling(let scroll) = motion, scroll.request == nil else {
      return .foreign(.jumped, from: last)
    }
    let end = end(of: scroll, from: last)
    let isBack = correction.map { isNear($0.start, view.offset) } ?? false
    let isAhead = (end - last) * (view.offset - last) > 0
    return .foreign(isBack ? .moving : .jumped, from: isBack || isAhead ? end : last)
  }

  /// A motion of somebody else's towards the end that UIKit has announced.
  ///
  /// If that end isn't where its item is, UIKit can't redirect its animation. So it becomes a scroll of
  /// the layout's own, as if the app had requested the item.
  func redirected(_ motion: Motion, to rival: Rival?, at offset: CGFloat) -> Motion {
    guard let rival, case .foreign(var foreign) = motion else { return motion }
    foreign.target = rival.offset
    guard let item = rival.item, geometry.page(of: item) != nil else { return .foreign(foreign) }
    let page = page(of: rival)
    let offsetInPage = geometry.offset(showing: item, onPage: page) - geometry.stops[page]
    return .scrolling(
      to: page, offsetInPage: offsetInPage,
      by: isNear(rival.offset, offset) ? .timed(.over) : .animation(to: rival.offset), for: 0)
  }

  /// The page on which the view would rest that goes to a rival.
  func page(of rival: Rival) -> Int {
    rival.item.flatMap(geometry.page(of:)).map {
      geometry.page(showing: $0, nearestTo: rival.offset)
    } ?? page(nearestTo: rival.offset)
  }

  /// The rival, if a move has brought the view nearer to it, or to an item that must then go on to its
  /// page; nil otherwise.
  func rival(towards offset: CGFloat, from start: CGFloat) -> Rival? {
    rival.flatMap { rival in
      let isAtItem = rival.item != nil && isNear(offset, rival.offset)
      return isAtItem || isOnTheWay(offset, from: start, to: rival) ? rival : nil
    }
  }

  /// Whether a move has brought the view nearer to a rival, but not to it.
  private func isOnTheWay(_ offset: CGFloat, from start: CGFloat, to rival: Rival) -> Bool {
    extent(start, rival.offset).contains(offset) && !isNear(offset, rival.offset)
  }

  /// What remains of a rival after the view has moved: nothing, unless it leads there in more than one
  /// step.
  func rival(after start: CGFloat, at offset: CGFloat) -> Rival? {
    guard var rival else { return nil }
    let isOnTheWay = isOnTheWay(offset, from: start, to: rival)
    guard isOnTheWay || rival.isApproached && isNear(offset, rival.offset) else { return nil }
    rival.isApproached = rival.isApproached || isOnTheWay
    return rival
  }

  /// Whether two offsets differ by half a pixel at most.
  func isNear(_ offset: CGFloat, _ other: CGFloat) -> Bool {
    abs(offset - other) <= geometry.stops.halfPixel
  }

  /// The offsets between two offsets, and half a pixel beyond them.
  private func extent(_ one: CGFloat, _ other: CGFloat) -> Extent {
    let halfPixel = geometry.stops.halfPixel
    return Extent(min(one, other) - halfPixel, max(one, other) + halfPixel)
  }
}
