import Foundation

/// Detects what moves the view, without being its delegate.
///
/// **The last mover wins.** Whatever moves the view in a way that the present motion doesn't explain has taken
/// over, and decides from then on: `explains` says whether it does, and `takenOver` what somebody else's move means.
extension LayoutState {
  /// Records the offset and the state of the view.
  ///
  /// - Parameters:
  ///   - view: The view at this moment.
  ///   - move: How UIKit may have moved it at the same time.
  ///   - isInFrame: Whether a display frame passes, in which no call of UIKit's is under way, so that a release
  ///     is complete.
  /// - Returns: Whether the view has moved.
  @discardableResult
  mutating func observe(
    _ view: ViewSnapshot, movedBy move: UIKitMove? = nil, inFrame isInFrame: Bool = false
  ) -> Bool {
    watch.looked(at: view.offset, within: geometry.stops.halfPixel)
    let hasMoved = !isNear(view.offset, watch.seen.offset)
    let rival = rival(towards: view.offset, from: watch.seen.offset)
    let next =
      view.isHeld
      ? held(view, inFrame: isInFrame) : unheld(view, hasMoved: hasMoved, movedBy: move)
    watch.saw(
      view, hasMoved: hasMoved, inOtherMotion: next.map { $0 != motion } ?? false,
      within: geometry.stops.halfPixel)
    if hasMoved { reports.viewMoved() }
    if let next { begin(next, .change) }
    // What leads to an item keeps it, also where another one is in front of its page.
    if next?.isScroll == true, let item = rival?.item, !keeper.isWaiting { keeper.keep(item) }
    return hasMoved
  }

  /// The motion with a finger on the view; nil if it is the same as before.
  private func held(_ view: ViewSnapshot, inFrame isInFrame: Bool) -> Motion? {
    // A finger that has not begun to drag can't be the one that was released.
    if case .dragging(let drag) = motion {
      guard isInFrame, drag.answer != nil, view.touch == .down else { return nil }
    }
    return .dragging(Drag(start: dragStart(from: view.offset)))
  }

  /// The motion without a finger on the view; nil if it is the same as before.
  private func unheld(_ view: ViewSnapshot, hasMoved: Bool, movedBy move: UIKitMove?) -> Motion? {
    if case .dragging(let drag) = motion { return motion(after: drag) }
    let last = watch.seen.offset
    guard hasMoved, !explains(view, from: last, movedBy: move) else { return nil }
    let next = Motion.foreign(takenOver(from: last, view))
    return move?.isOnly(last, view.offset) == true
      ? next : redirected(next, to: rival(towards: view.offset, from: last), at: view.offset)
  }
}

// MARK: Whose move it is

extension LayoutState {
  /// Whether the layout's own motion, or what it waits for, has moved a view that no finger holds from an offset, or
  /// UIKit on its own account, because contents, insets or bounds change.
  ///
  /// Otherwise it was anybody else: a wheel, the keyboard, VoiceOver, the app. UIKit announces the end of its own
  /// animations, so the end of a scroll that the layout has begun is the layout's, too. It reports a deceleration, so a
  /// view on the way to the page of a release that moves without one is somebody else's.
  func explains(_ view: ViewSnapshot, from previous: CGFloat, movedBy move: UIKitMove?) -> Bool {
    switch motion {
    case .idle, .foreign, .dragging: return false
    case .settling(_?, _) where !view.isMoving && move == nil: return hasArrived(at: view.offset)
    // UIKit begins no deceleration during an animation; one from before may go on (fact 109).
    case .scrolling
    where view.isMoving && !watch.seen.isMoving && motion.animationTarget != nil: return false
    case .settling, .scrolling:
      let path = path(from: previous)
      return path.contains(view.offset) || isDecelerating(view)
        || move?.explains(path, view.offset) == true
    }
  }

  /// The offsets that a motion may pass after an offset, if its end is known.
  func path(from offset: CGFloat) -> Extent {
    var (least, most) = (offset, offset)
    func reach(_ end: CGFloat) { (least, most) = (min(least, end), max(most, end)) }
    reach(offset.clamped(to: geometry.viewport.reachableRange))
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

  /// Whether a deceleration that the layout waits for may pass an offset outside of its path.
  private func isDecelerating(_ view: ViewSnapshot) -> Bool {
    guard view.isMoving else { return false }
    // It has still to stop.
    if case .scrolling(let scroll) = motion, case .stop = scroll.stage { return true }
    // Beyond the ends it bounces.
    return !geometry.viewport.reachableRange.contains(view.offset)
  }
}

// MARK: What somebody else's move means

extension LayoutState {
  /// The motion of somebody else who has moved the view, without the end that UIKit may have announced.
  ///
  /// A step goes on with the motion if the view didn't stand, or in its direction; otherwise another motion begins. A
  /// motion is a place until UIKit reports it, the next frame goes on with it, it has three steps, or it is the same
  /// move again that the layout has reverted. No time decides that.
  private func takenOver(from last: CGFloat, _ view: ViewSnapshot) -> ForeignMotion {
    guard var present = continued(to: view.offset, from: last) else {
      var foreign = ForeignMotion(start: last, origin: end(from: last), stage: .jumped)
      if view.isLed {
        foreign.stage = .led
      } else if view.isMoving || isPushed(foreign, to: view.offset) {
        foreign.stage = .moving
      }
      return foreign
    }
    if watch.seen.frames > 0 { present.steps = min(present.steps + 1, 3) }
    let isInNextFrame = watch.seen.frames > 0 && !watch.seen.stands
    if present.stage == .jumped, view.isMoving || isInNextFrame || present.steps > 2 {
      present.stage = .moving
    }
    return present
  }

  /// The present motion of somebody else, if a step goes on with it.
  private func continued(to offset: CGFloat, from last: CGFloat) -> ForeignMotion? {
    guard case .foreign(let present) = motion, present.stage != .rearranging,
      !watch.seen.stands || (offset - last) * (last - present.start) > 0
    else { return nil }
    return present
  }

  /// Where the view would come to rest that was last seen at an offset; nil if nothing moves it, or for ever.
  @inline(never)
  func end(from last: CGFloat) -> CGFloat? {
    guard let page = motion.lastPage else { return nil }
    return motion.scroll.map { end(of: $0, from: last) }
      ?? geometry.stops.offset(onPage: page, nearestTo: last)
  }

  /// Whether somebody moves the view once more in the direction from which the layout has brought it back: by as much
  /// as he moves it, or half a page.
  private func isPushed(_ foreign: ForeignMotion, to offset: CGFloat) -> Bool {
    let moved = offset - foreign.start
    guard let back = watch.distanceBroughtBack(to: foreign.start, against: moved),
      isStep(foreign, to: offset)
    else { return false }
    let next = geometry.stops.page(beyond: foreign.start, toward: moved)
    let toNext = geometry.stops.offset(onPage: next, nearestTo: foreign.start) - foreign.start
    return back >= min(abs(moved), abs(toNext) / 2) - geometry.stops.halfPixel
  }

  /// Whether a move leads to a neighbor at most: a jump that leads farther names a place.
  func isStep(_ foreign: ForeignMotion, to offset: CGFloat) -> Bool {
    abs(page(nearestTo: offset) - page(nearestTo: foreign.origin ?? foreign.start)) <= 1
  }

  /// A motion of somebody else's towards the end that UIKit has announced.
  ///
  /// If that end isn't where its item is, UIKit can't redirect its animation. So it becomes a scroll of
  /// the layout's own, as if the app had requested the item.
  func redirected(_ motion: Motion, to rival: Watch.Rival?, at offset: CGFloat) -> Motion {
    guard let rival, case .foreign(var foreign) = motion else { return motion }
    if foreign.target.map({ !isNear($0, rival.offset) }) ?? true { foreign.ends += 1 }
    foreign.target = rival.offset
    if foreign.stage == .jumped { foreign.stage = .moving }
    guard let item = rival.item, geometry.page(of: item) != nil else { return .foreign(foreign) }
    let page = page(of: rival)
    let offsetInPage = geometry.offset(showing: item, onPage: page) - geometry.stops[page]
    return .scrolling(
      to: page, offsetInPage: offsetInPage,
      by: isNear(rival.offset, offset) ? .placed : .animation(to: rival.offset), for: .unawaited)
  }

  /// The page on which the view would rest that goes to a rival.
  func page(of rival: Watch.Rival) -> Int {
    rival.item.flatMap(geometry.page(of:)).map {
      geometry.page(showing: $0, nearestTo: rival.offset)
    } ?? page(nearestTo: rival.offset)
  }

  /// The rival, if a move has brought the view nearer to it, or to it after a frame or with an item that must then
  /// go on to its page; nil otherwise.
  func rival(towards offset: CGFloat, from start: CGFloat) -> Watch.Rival? {
    let halfPixel = geometry.stops.halfPixel
    return watch.rival.flatMap { rival in
      let isThere =
        (rival.item != nil || rival.isAwaited) && rival.isAt(offset, within: halfPixel)
      let isAhead = rival.isAhead(of: offset, from: start, within: halfPixel)
      return isThere || isAhead ? rival : nil
    }
  }

  /// Whether the layout would only put the view into its place, and leaves it to an animation that was announced.
  var leavesToRival: Bool { watch.rival != nil && (motion.isIdle || motion.putsBack) }

  /// The rival, if the present motion doesn't lead there anyway.
  func rivalAhead(of offset: CGFloat) -> Watch.Rival? {
    watch.rival.flatMap { path(from: offset).contains($0.offset) ? nil : $0 }
  }

  /// Whether UIKit has asked about the offset where a view is.
  ///
  /// No frame has seen that offset, and outside of a window UIKit rounds what it writes to whole points.
  func isAnnounced(_ offset: CGFloat) -> Bool {
    (watch.step ?? watch.rival)?.isAt(offset, within: Tolerance.writtenOffset) == true
  }

  /// Where a view rested that a finger or UIKit has moved since without a question; otherwise where it is.
  func lastRest(at offset: CGFloat) -> CGFloat {
    motion.isIdle && !isAnnounced(offset) ? watch.seen.offset : offset
  }

  /// Whether two offsets differ by half a pixel at most.
  func isNear(_ offset: CGFloat, _ other: CGFloat) -> Bool {
    abs(offset - other) <= geometry.stops.halfPixel
  }
}
