import Foundation

/// Ends motions, and brings a view that has stopped to a page.
extension LayoutState {
  /// The next step of a scroll that the layout itself performs; nil if there is none.
  mutating func nextStep(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand]? {
    if case .drifting(var drift) = motion {
      // Nobody has acted on it.
      watch.forgetAnnouncement()
      drift.advance(to: time, within: stops)
      begin(.drifting(drift))
      return [.setOffset(drift.offset + shiftBack(from: drift.offset))]
    }
    guard let scroll = motion.scroll else { return nil }
    let target = stops.offset(of: scroll.stop)
    switch scroll.stage {
    case .timed(var timed):
      // Nobody has acted on it.
      watch.forgetAnnouncement()
      let remaining = timed.remainingDistance(at: time)
      guard remaining != 0 else {
        return view.offset == target ? nil : go(to: scroll.stop, by: .jump)
      }
      advance(to: .timed(timed))
      return [.setOffset(geometry.offsetInMotion(for: target + remaining))]
    case .halt(let offset) where !view.isMoving:
      // If the view has stopped elsewhere, the app has chosen another target.
      guard path(from: offset).contains(view.offset) else {
        begin(.place(from: offset))
        return nil
      }
      return go(to: scroll.stop, by: .animation(from: view.offset, to: target))
    case .jump where !hasArrived(at: view.offset): return go(to: scroll.stop, by: .jump)
    case .halt, .animation, .jump: return nil
    }
  }

  /// Whether nothing moves the view any more: it has arrived, or stood still for as long as its motion may pause.
  func isAtRest(_ view: ViewSnapshot) -> Bool {
    guard !view.isMoving else { return false }
    let isSafe =
      motion.animationTarget == nil || geometry.safeOffset(for: view.offset) == view.offset
    if hasArrived(at: view.offset), isSafe { return true }
    // At rest only the end of an animation is waited for that has been announced.
    if motion.isIdle || motion.stop != nil { return isStill(for: Patience.animation) }
    guard motion.isFollowing else { return isStill(for: watch.patience) }
    return switch view.leader {
    case .held: false
    // It takes others along in each frame.
    case .moving: isStill(for: Patience.longest)
    case .none: isStill(for: Patience.stillness)
    }
  }

  /// Whether the view hasn't moved for some seconds, as of the last frame.
  func isStill(for seconds: Double) -> Bool {
    watch.seen.stands && watch.stillness >= seconds - Tolerance.rounding
  }

  /// Whether a view at an offset is where its motion ends.
  func hasArrived(at offset: CGFloat) -> Bool {
    end.map { isNear($0, offset) } ?? false
  }

  /// Ends a motion: the view rests, or scrolls on to a page.
  mutating func rest(_ view: ViewSnapshot) -> [LayoutCommand] {
    defer { watch.forgetAnnouncement() }
    guard motion.mover != .nobody else { return [] }
    // A motion that ends at an announced offset is the announced one, even if that lies on the way to the page.
    if let announcement = watch.announcement,
      isNear(announcement.offset, view.offset), motion.stop != nil, !hasArrived(at: view.offset)
    {
      begin(motion(to: announcement))
    }
    // An animation that ends early was stopped at a place; one that the layout supervises, only on another page.
    if let (start, end) = motion.animation, !isNear(end, view.offset),
      motion.foreign != nil || !isNear(start, view.offset) && geometry.saysPage(at: view.offset)
    {
      begin(.place(from: start))
    }
    guard let (stop, stage) = next(view) else { return comeToRest(view) }
    if let named = namedItem(at: view.offset) { anchoring.keep(named.item) }
    if motion.request == nil, !motion.corrects {
      watch.corrects(from: view.offset, owing: distanceBack(from: view.offset, to: stop))
    }
    return go(to: stop, by: stage)
  }

  /// How far the view is about to be brought back that somebody has moved; 0 if he wanted to go there, or is on a page.
  private func distanceBack(from offset: CGFloat, to stop: Stop) -> CGFloat {
    guard let foreign = motion.foreign, stops.page(restingAt: offset) == nil,
      geometry.firstPage(meantBy: offset) == nil
    else { return 0 }
    let moved = offset - foreign.base
    let back = offset + watch.owed(toward: moved) - stops.offset(of: stop)
    return back * moved > 0 ? back : 0
  }

  /// Where to scroll to now, and how; nil to stay.
  private func next(_ view: ViewSnapshot) -> (Stop, PageScroll.Stage)? {
    if let scroll = motion.scroll {
      guard !hasArrived(at: view.offset) else { return nil }
      // An animation has stopped short; any other scroll has its next step.
      let distance = view.offset - stops.offset(of: scroll.stop)
      return (scroll.stop, .timed(TimedScroll(distance: distance)))
    }
    // A rule of the app's own lets the view rest anywhere.
    if case .settling(nil) = motion { return nil }
    guard view.restsOnPages else { return nil }
    if motion.foreign != nil, let first = geometry.firstPage(meantBy: view.offset),
      stops.page(restingAt: view.offset).map(stops.realPage) != 0
    {
      return (Stop(page: first), .jump)
    }
    let stop = stopToRest(at: view.offset)
    let target = stops.offset(of: stop)
    // Code that moves the view back each time has won, until the next event.
    guard !isNear(target, view.offset), !watch.isPinned(at: view.offset, within: stops.halfPixel)
    else { return nil }
    return (stop, .animation(from: view.offset, to: target))
  }

  /// Where a view comes to rest that stops at an offset.
  ///
  /// A deceleration that was cut short goes on to its page. Of anybody else's move: on the page of the item that its end
  /// says; otherwise, after a direction, on the page nearest to its end, to which the distance is added that the view had
  /// been brought back, but beyond where it leads from and, once it has passed that, beyond where the view would have come to
  /// rest without it.
  func stopToRest(at offset: CGFloat) -> Stop {
    func stop(_ page: Int) -> Stop { stops.stop(onPage: page, nearestTo: offset) }
    let (present, named) = (stops.page(restingAt: offset), namedItem(at: offset))
    // Elsewhere on its page, the item may be under what is pinned.
    if let named, named.page == present ?? named.page {
      let shown = geometry.offset(showing: named, nearestTo: offset)
      return stops.stop(onPage: named.page, nearestTo: shown)
    }
    if present == nil, case .settling(let stop?) = motion { return stop }
    guard present == nil, let foreign = motion.foreign, foreign.stage == .moving,
      offset != foreign.base
    else { return stop(present ?? page(nearestTo: offset)) }
    let moved = offset - foreign.base
    let origin = foreign.origin ?? foreign.base
    let floor = (offset - origin) * moved > 0 ? origin : foreign.base
    let goal = page(nearestTo: offset + watch.owed(toward: moved), toward: moved)
    let isBeyond = (stops.offset(onPage: goal, nearestTo: floor) - floor) * moved > 0
    return stop(isBeyond ? goal : stops.page(beyond: offset, toward: moved))
  }

  /// Scrolls to a stop, for a request, or for the one that the motion has followed.
  mutating func go(
    to stop: Stop, by stage: PageScroll.Stage, for request: RequestID? = nil
  ) -> [LayoutCommand] {
    begin(.scroll(to: stop, by: stage, for: request ?? motion.request))
    watch.motionBegan()
    switch stage {
    case .animation(_, let end): return [.scroll(to: end)]
    case .jump: return [.jump(to: stops.offset(of: stop))]
    case .halt, .timed: return []
    }
  }

  /// Records that the view rests, on a page or where the app holds it.
  private mutating func comeToRest(_ view: ViewSnapshot) -> [LayoutCommand] {
    let (request, isPlaced, isCorrected) = (motion.request, motion.putsBack, motion.corrects)
    begin(.idle)
    let page = stops.page(restingAt: view.offset)
    if let page {
      // After a correction, the next notch counts from where the view was brought back.
      if !isCorrected { watch.rested() }
      reports.requestEnded(request?.number, didArrive: true)
      anchoring.keep(keptItem(onPage: page, at: view.offset))
    }
    // A loop that is far from its middle moves back by whole periods, which changes nothing on the screen.
    let distance = shiftBack(from: view.offset)
    let middle = (view.offset + distance).rounded(toPixelsAt: stops.displayScale)
    var commands: [LayoutCommand] = distance == 0 ? [] : [.shift(to: middle)]
    // In a loop, the collection view would announce wrong page numbers.
    if let page, !isPlaced, request == nil, geometry.loop != nil {
      commands.append(.announce(page: stops.realPage(page)))
    }
    return commands
  }

  /// Shifts a loop in which an offset is far from the middle by whole periods, and returns the distance.
  private mutating func shiftBack(from offset: CGFloat) -> CGFloat {
    let distance = geometry.safeOffset(for: offset) - offset
    contentsShifted(by: distance)
    return distance
  }
}
