import Foundation

/// Detects what moves the view, without being its delegate.
///
/// **The last mover wins.** Whatever moves the view in a way that the present motion doesn't explain has taken over.
extension LayoutState {
  /// Records the offset and the state of the view.
  ///
  /// - Parameters:
  ///   - view: The view at this moment.
  ///   - move: How UIKit may have moved it at the same time.
  ///   - isInFrame: Whether a display frame passes, so that a release is complete.
  mutating func observe(
    _ view: ViewSnapshot, movedBy move: UIKitMove? = nil, inFrame isInFrame: Bool = false
  ) {
    // Without a window, UIKit has ended the motion on its way.
    let ended = view.isInWindow ? nil : UIKitMove(old: geometry.viewport, new: geometry.viewport)
    let move = move ?? ended
    watch.looked(at: view.offset)
    let hasMoved = !isNear(view.offset, watch.seen.offset)
    let next =
      view.isHeld
      ? held(view, inFrame: isInFrame) : unheld(view, hasMoved: hasMoved, movedBy: move)
    let announcement = watch.announcement
    watch.saw(
      view, hasMoved: hasMoved, keepsAnnouncement: next == nil && isAhead(announcement, of: view))
    if hasMoved { reports.viewMoved() }
    guard let next else { return }
    if motion.isIdle, !next.isFollowing { watch.movedFromRest() }
    begin(next)
    watch.motionBegan()
    if next.scroll != nil, let item = announcement?.item, !anchoring.isWaiting {
      anchoring.keep(item)
    }
  }

  /// The motion with a finger on the view; nil if it is the same as before.
  private func held(_ view: ViewSnapshot, inFrame isInFrame: Bool) -> Motion? {
    // A finger that has not begun to drag can't be the one that was released. And none moves a view by its whole length at
    // once, unless that is short: somebody else has, and the drag begins there.
    let most = max(geometry.viewport.length, Patience.fingerStep)
    if let drag = motion.drag, abs(view.offset - watch.seen.offset) < most {
      guard isInFrame, drag.answer != nil, view.touch == .down else { return nil }
    }
    return .dragging(Drag(start: dragStart(from: view.offset)))
  }

  /// The motion without a finger on the view; nil if it is the same as before.
  private func unheld(_ view: ViewSnapshot, hasMoved: Bool, movedBy move: UIKitMove?) -> Motion? {
    if let drag = motion.drag { return motion(after: drag, view, movedBy: move) }
    let last = watch.seen.offset
    guard hasMoved, !explains(view, from: last, movedBy: move) else { return nil }
    if move?.isOnly(last, view.offset) != true, let announcement = watch.announcement,
      isAhead(announcement, of: view)
    {
      // UIKit can't redirect its animation to where the item's page rests.
      guard let stop = stop(of: announcement) else { return motion(to: announcement) }
      let end = announcement.offset
      let stage =
        isNear(end, view.offset) ? PageScroll.Stage.jump : .animation(from: last, to: end)
      return .scroll(to: stop, by: stage, for: .unawaited)
    }
    let next = takenOver(from: last, view, movedBy: move)
    guard next.stage == .place, view.restsOnPages,
      let first = geometry.firstPage(meantBy: view.offset)
    else { return .foreign(next) }
    return .scroll(to: Stop(page: first), by: .jump)
  }

  /// Where the item of an announcement rests; nil if it has none.
  private func stop(of announcement: Watch.Announcement) -> Stop? {
    announcement.item.flatMap { geometry.stop(showing: $0, nearestTo: announcement.offset) }
  }

  /// The motion of somebody else who has moved the view.
  ///
  /// It leads to a place until UIKit reports a motion, it goes on within three frames, or it is a step in the direction
  /// from which the layout has brought the view back. A view that another one leads follows that.
  private func takenOver(
    from last: CGFloat, _ view: ViewSnapshot, movedBy move: UIKitMove?
  ) -> ForeignMotion {
    let moved = view.offset - last
    guard var present = motion.foreign, continues(present, from: last, view, movedBy: move)
    else {
      let isStep = abs(page(nearestTo: view.offset) - page(nearestTo: last)) <= 1
      let isOn = isStep && watch.owed(toward: moved) != 0
      let stage: ForeignMotion.Stage =
        view.isMoving ? .moving : view.leader != .none ? .following : isOn ? .moving : .place
      return ForeignMotion(start: last, base: last, origin: end, stage: stage)
    }
    // To look for what an offset says costs more than all else in a frame, so it comes last.
    let goesOn =
      present.stage == .place && watch.seen.frames > 0 && !watch.seen.stands
      && ![last, view.offset].allSatisfy(geometry.saysWhatItShows)
    if view.isMoving || goesOn { present.stage = .moving }
    return present
  }

  /// Whether somebody else's motion may have brought the view from an offset to where it is.
  ///
  /// An animation goes on while the view is on the way to its target, or where UIKit itself has moved the view. Any other
  /// motion goes on until the view has stood, and then only in the same direction.
  private func continues(
    _ present: ForeignMotion, from last: CGFloat, _ view: ViewSnapshot, movedBy move: UIKitMove?
  ) -> Bool {
    guard present.target == nil else {
      return path(from: last).contains(view.offset)
        || !watch.hasAsked(about: view.offset)
          && move.map { !$0.keepsLength || $0.explains(last, view.offset) } == true
    }
    return !watch.seen.stands || (view.offset - last) * (last - present.start) > 0
  }

  /// Whether an animation has brought the view nearer to an announcement, or somebody has brought it there at once, to an item
  /// that must then go on to its page.
  private func isAhead(_ announcement: Watch.Announcement?, of view: ViewSnapshot) -> Bool {
    guard let announcement else { return false }
    let isThere = isNear(announcement.offset, view.offset) && announcement.item != nil
    return (announcement.isAwaited || isThere)
      && abs(announcement.offset - view.offset) < abs(announcement.offset - watch.seen.offset)
  }

  /// Whether the layout's own motion, or what it waits for, has moved a view that no finger holds from an offset, or
  /// UIKit on its own account, because contents, insets or bounds change.
  func explains(_ view: ViewSnapshot, from previous: CGFloat, movedBy move: UIKitMove?) -> Bool {
    switch motion {
    case .foreign, .carrying, .dragging: return false
    case .idle: return move?.explains(previous, view.offset) == true
    case .settling(_?) where !view.isMoving && move == nil: return hasArrived(at: view.offset)
    // A deceleration that has still to stop.
    case .scrolling(let scroll) where scroll.isHalting && view.isMoving: return true
    case .settling, .scrolling, .drifting:
      let path = path(from: previous)
      let bounces =
        (view.isMoving || !view.isInWindow) && geometry.viewport.isBeyondEnd(view.offset)
      return path.contains(view.offset) || bounces || move?.explains(path, view.offset) == true
    }
  }

  /// The offsets that a motion may pass after an offset, if its end is known.
  func path(from offset: CGFloat) -> Extent {
    let (range, halfPixel) = (geometry.viewport.reachableRange, stops.halfPixel)
    var path = Extent(offset, offset.clamped(to: range))
    if let target = motion.animationTarget { path = path.union(Extent(target, target)) }
    if motion.mover == .person {
      let ends = motion.stop.map { stops.offsets(ofPage: $0.page) } ?? range
      path = path.union(Extent(ends.lowerBound, ends.upperBound))
    }
    return Extent(path.minimum - halfPixel, path.maximum + halfPixel)
  }

  /// Where a view would rest that goes to an announcement, and what would be in front there; nil without pages.
  func rest(after announcement: Watch.Announcement) -> (stop: Stop, item: ItemIndex?) {
    if let stop = stop(of: announcement) { return (stop, announcement.item) }
    let offset = announcement.offset
    var ahead = self
    ahead.begin(motion(to: announcement))
    let (stop, named) = (ahead.stopToRest(at: offset), ahead.namedItem(at: offset))
    return (stop, named?.item ?? keptItem(onPage: stop.page, at: stops.offset(of: stop)))
  }

  /// The motion of who goes to an announcement, instead of to where the view would have gone.
  ///
  /// It leads there from where the view was at the question, or from the end of UIKit's animation, whichever is nearer to it: a
  /// key counts on from there.
  func motion(to announcement: Watch.Announcement) -> Motion {
    let (target, start) = (announcement.offset, announcement.start)
    let end = motion.animationTarget ?? start
    return .foreign(
      ForeignMotion(
        start: start, base: abs(target - start) < abs(target - end) ? start : end,
        origin: stopAhead.map(stops.offset) ?? motion.foreign?.origin, target: target))
  }

  /// The announcement, if the present motion doesn't lead there anyway.
  func announcementAhead(of offset: CGFloat) -> Watch.Announcement? {
    watch.announcement.flatMap { path(from: offset).contains($0.offset) ? nil : $0 }
  }

  /// The offset of the last rest, if the view has left it without a question of UIKit's; otherwise the given one.
  func lastRest(at offset: CGFloat) -> CGFloat {
    motion.isIdle && !watch.hasAsked(about: offset) ? watch.seen.offset : offset
  }

  /// Whether two offsets differ by half a pixel at most.
  func isNear(_ offset: CGFloat, _ other: CGFloat) -> Bool {
    abs(offset - other) <= stops.halfPixel
  }
}
