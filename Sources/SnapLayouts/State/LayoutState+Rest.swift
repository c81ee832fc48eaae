import Foundation

/// Ends motions, and brings a view that has stopped to a page.
extension LayoutState {
  /// The next step of a scroll that the layout itself performs; nil if there is none.
  mutating func nextStep(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand]? {
    guard case .scrolling(var scroll) = motion else { return nil }
    let target = end(of: scroll, from: view.offset)
    // An offset that the layout sets would end an animation that has just been announced.
    if let rival = watch.rival, !rival.isAt(view.offset, within: geometry.stops.halfPixel),
      !isStill(for: Patience.stillness)
    {
      return []
    }
    switch scroll.stage {
    case .timed(var timed):
      // Nobody has acted on it.
      watch.forgetRival()
      let remaining = timed.remainingDistance(at: time)
      guard remaining != 0 || view.offset != target else { return nil }
      guard remaining != 0 else { return scrollOn(to: scroll.page, at: target, by: .jump) }
      scroll.stage = .timed(timed)
      advance(to: scroll)
      return [.setOffset(geometry.safeOffset(for: target + remaining))]
    case .placed where view.offset != target:
      return scrollOn(to: scroll.page, at: target, by: .jump)
    case .drift(let drift):
      let offset = driftOn(drift, to: scroll.page, at: time)
      return [.setOffset(offset + shiftBack(from: offset))]
    case .stop(let offset) where !view.isMoving:
      // If the view has stopped elsewhere, the app has chosen another target.
      guard path(from: offset).contains(view.offset) else {
        begin(.foreign(.moving, from: offset), .insight)
        return nil
      }
      return scrollOn(to: scroll.page, at: target, by: .animation(to: target))
    case .stop, .momentum, .animation, .placed, .jump: return nil
    }
  }

  /// The next offset of a drift, which goes on to the next page, or back from the last one.
  private mutating func driftOn(_ drift: Drift, to page: Int, at time: Double) -> CGFloat {
    var (drift, page) = (drift, page)
    let stops = geometry.stops
    if let rest = drift.advance(to: time) {
      let next = stops.clamped(page + drift.step)
      let ahead = next == page ? stops.clamped(page - drift.step) : next
      let gap = stops[page] - stops[ahead]
      // However fast it is, it passes one page at a time.
      drift.distance = gap < 0 ? gap + min(rest, -gap / 2) : gap - min(rest, gap / 2)
      page = ahead
    }
    advance(to: PageScroll(page: page, offsetInPage: 0, stage: .drift(drift)))
    return stops[page] + drift.distance
  }

  /// Whether nothing moves the view any more.
  ///
  /// A deceleration is over when UIKit says so. If the end of a motion is unknown, or the layout is
  /// about to shift a loop, which an animation of UIKit's must not undo, the view must hold still for
  /// some time.
  func isAtRest(_ view: ViewSnapshot) -> Bool {
    guard !view.isMoving else { return false }
    let isAnimation = motion.animationTarget != nil
    if hasArrived(at: view.offset),
      !isAnimation || geometry.safeOffset(for: view.offset) == view.offset
    {
      return true
    }
    let isForeign = if case .foreign = motion { true } else { false }
    return isStill(for: isForeign ? watch.patience : motion.row.patience)
  }

  /// Whether the view hasn't moved for some seconds, as of the last frame.
  ///
  /// After a frame that took as long, nobody has looked yet.
  func isStill(for seconds: Double) -> Bool {
    watch.seen.stands && watch.seen.duration >= seconds - Tolerance.rounding
  }

  /// Whether a view at an offset is where its motion ends.
  @inline(never)
  func hasArrived(at offset: CGFloat) -> Bool {
    end(from: offset).map { isNear($0, offset) } ?? false
  }

  /// The offset where a scroll ends.
  func end(of scroll: PageScroll, from offset: CGFloat) -> CGFloat {
    let end = scroll.offsetInPage.map { geometry.stops[scroll.page] + $0 } ?? offset
    return geometry.stops.offset(onPage: scroll.page, nearestTo: end)
  }

  /// Ends a motion: the view rests, or scrolls on to a page.
  mutating func rest(_ view: ViewSnapshot) -> [LayoutCommand] {
    defer { watch.forgetRival() }
    guard motion.row.needsFrames else { return [] }
    // A motion that ends where somebody has announced it, or short of it, is his, though it was on the way to the page.
    if let origin = end(from: view.offset), !hasArrived(at: view.offset), let rival = watch.rival,
      rival.hasLed(to: view.offset, within: geometry.stops.halfPixel)
    {
      let target = isNear(rival.offset, view.offset) ? rival.offset : nil
      let foreign = ForeignMotion(
        start: rival.start, origin: origin, target: target, stage: .moving)
      begin(.foreign(foreign), .insight)
    }
    // Who has stopped an animation short of its end has named a place.
    if case .foreign(let foreign) = motion, let end = foreign.target, !isNear(end, view.offset) {
      begin(.foreign(.jumped, from: foreign.start), .insight)
    }
    guard let (page, offset, stage) = next(view) else { return comeToRest(view) }
    // What somebody has said stays in front, also when it isn't the first item of its page.
    if let said = said(at: view.offset) { keeper.keep(said.item) }
    if motion.corrects {
      watch.correctionGoesOn(by: stage)
    } else if motion.request == nil {
      watch.corrects(from: view.offset, by: stage, after: push(to: view.offset))
    }
    return scrollOn(to: page, at: offset, by: stage)
  }

  /// The direction in which somebody has moved the view that is about to be corrected, from where it would have come to
  /// rest; nil if it had none, or if he has named a place far away.
  private func push(to offset: CGFloat) -> Watch.Push? {
    guard case .foreign(let foreign) = motion, foreign.stage != .led else { return nil }
    let moved = offset - (foreign.origin ?? foreign.start)
    guard moved != 0, foreign.stage == .moving || isStep(foreign, to: offset) else { return nil }
    let back = watch.distanceBroughtBack(to: foreign.start, against: moved)
    return Watch.Push(direction: moved < 0 ? -1 : 1, remainder: back ?? 0)
  }

  /// The page to scroll to now, where on it, and how; nil to stay.
  private func next(
    _ view: ViewSnapshot
  ) -> (page: Int, offset: CGFloat, stage: PageScroll.Stage)? {
    let stops = geometry.stops
    if case .scrolling(let scroll) = motion {
      guard !hasArrived(at: view.offset) else { return nil }
      let target = end(of: scroll, from: view.offset)
      return (scroll.page, target, scroll.stage.next(from: view.offset, to: target))
    }
    // A rule of the app's own lets the view rest anywhere.
    if case .settling(nil, _) = motion { return nil }
    guard view.restsOnPages else { return nil }
    let present = stops.page(restingAt: view.offset)
    if case .foreign = motion, let first = geometry.firstPage(meantBy: view.offset),
      present.map(stops.realPage) != 0
    {
      return (first, stops[first], .jump)
    }
    guard present == nil else { return nil }
    let page = pageToRest(view)
    let offset = stops.offset(onPage: page, nearestTo: view.offset)
    return correctionStage(from: view.offset, to: offset).map { (page, offset, $0) }
  }

  /// How to scroll to a page that nobody has requested.
  ///
  /// If the last correction began at the same offset and didn't come to rest, somebody has moved the view back.
  /// Each further one is simpler. After the last one it is nil: code that moves the view back each time would do so in
  /// every frame, without an end. Another layout that leads the view back does so after the rest.
  private func correctionStage(from offset: CGFloat, to target: CGFloat) -> PageScroll.Stage? {
    guard let correction = watch.correction, !correction.isOver || motion.isLed,
      isNear(correction.start, offset)
    else { return .animation(to: target) }
    if case .jump = correction.stage { return nil }
    return correction.stage.next(from: offset, to: target)
  }

  /// The page where a view comes to rest that has stopped between pages.
  ///
  /// A deceleration that was cut short goes on to its page. A motion of somebody else's is a place or a direction:
  ///
  /// - If its offset or its announced end says an item, it is the page of the item.
  /// - After any other place, it is the nearest page.
  /// - After a direction, it is the page nearest to the end of all its moves, but always one beyond where the motion
  ///   began and, if it has come farther, beyond where the view would have come to rest without it.
  private func pageToRest(_ view: ViewSnapshot) -> Int {
    if case .settling(let page?, _) = motion { return page }
    if let said = said(at: view.offset) { return said.page }
    guard case .foreign(let foreign) = motion, foreign.stage == .moving,
      view.offset != foreign.start
    else { return page(nearestTo: view.offset) }
    let moved = view.offset - foreign.start
    func isAhead(of offset: CGFloat, _ page: ClosedRange<CGFloat>) -> Bool {
      moved < 0 ? page.upperBound < offset : page.lowerBound > offset
    }
    let origin = foreign.origin ?? foreign.start
    let floor = (view.offset - origin) * moved > 0 ? origin : foreign.start
    let back = watch.distanceBroughtBack(to: foreign.start, against: moved) ?? 0
    let nearest = page(nearestTo: view.offset + (moved < 0 ? -back : back), toward: moved)
    return isAhead(of: floor, geometry.stops.offsets(ofPage: nearest))
      ? nearest : geometry.stops.page(beyond: view.offset, toward: moved)
  }

  /// Scrolls to an offset of a page, which stays requested if the motion was a request.
  @inline(never)
  mutating func scrollOn(
    to page: Int, at offset: CGFloat, by stage: PageScroll.Stage
  ) -> [LayoutCommand] {
    begin(
      .scrolling(
        to: page, offsetInPage: offset - geometry.stops[page], by: stage, for: motion.request),
      .change)
    switch stage {
    case .animation(let target): return [.scroll(to: target)]
    case .jump: return [.jump(to: offset)]
    case .stop, .momentum, .timed, .placed, .drift: return []
    }
  }

  /// Records that the view rests, on a page or where the app holds it.
  private mutating func comeToRest(_ view: ViewSnapshot) -> [LayoutCommand] {
    let (request, isCorrected) = (motion.request, motion.isScroll)
    let isPlaced = motion.scroll?.stage == .placed
    guard let page = geometry.stops.page(restingAt: view.offset) else {
      begin(.idle, .insight)
      return []
    }
    begin(.idle, .rest)
    if !isCorrected { watch.forgetCorrection() }
    reports.requestEnded(request, didArrive: true)
    keepItem(onPage: page, at: view.offset)
    // A loop that is far from its middle moves back by whole periods, which changes nothing on the screen.
    let distance = shiftBack(from: view.offset)
    // Sums of thirds aren't exact, and the pages are at pixels.
    let middle = (view.offset + distance).rounded(toPixelsAt: geometry.stops.displayScale)
    var commands: [LayoutCommand] = distance == 0 ? [] : [.shift(to: middle)]
    // In a loop, the collection view would announce wrong page numbers.
    if view.isSpoken, !isPlaced, request == nil, geometry.loop != nil {
      commands.append(.announce(page: geometry.stops.realPage(page)))
    }
    return commands
  }

  /// Shifts a loop in which an offset is far from the middle by whole periods, and returns the distance.
  private mutating func shiftBack(from offset: CGFloat) -> CGFloat {
    let distance = geometry.safeOffset(for: offset) - offset
    loopShifted(by: distance)
    return distance
  }
}

extension PageScroll.Stage {
  /// What follows after the view has stopped elsewhere.
  ///
  /// The last one is repeated: only a spring of UIKit's can have moved the view on.
  fileprivate func next(from offset: CGFloat, to target: CGFloat) -> PageScroll.Stage {
    switch self {
    case .stop, .momentum: .animation(to: target)
    case .animation: .timed(TimedScroll(distance: offset - target))
    case .timed, .drift, .placed, .jump: .jump
    }
  }
}
