import Foundation

/// Brings what was in front back to its place, in new pages.
extension LayoutState {
  /// Shifts a loop so that a place is where it was on the screen; the offset doesn't change, so nothing is disturbed.
  mutating func shiftLoop(to place: Anchoring.Place, _ view: ViewSnapshot) {
    guard let period = geometry.loop?.period else { return }
    let distance = (view.offset - found(place, view).offset).remainder(dividingBy: period)
    adopt(geometry.shifted(by: distance.rounded(toPixelsAt: stops.displayScale)))
  }

  /// Moves a place back to where it was on the screen.
  ///
  /// A loop is shifted; otherwise the view moves with its page. The motion goes on to the new place of its page: one of
  /// UIKit's that would now end elsewhere as a scroll of the layout's own.
  mutating func restore(_ place: Anchoring.Place, _ view: ViewSnapshot) -> [LayoutCommand] {
    // UIKit may already have moved the view there.
    let isMoved = view.offset != watch.seen.offset
    watch.follow(view.offset, isHeld: view.isHeld)
    observe(view)
    // Somebody who keeps the view between two pages has done so in the old ones.
    if motion.isIdle, !watch.undone.isEmpty, !place.isAtRest {
      begin(.place(from: view.offset))
      watch.rested()
    }
    shiftLoop(to: place, view)
    var (stop, target) = restored(place, view)
    // UIKit can't redirect an animation that was announced, so it counts as begun.
    if let announced = watch.announcement,
      isMoved || target != view.offset || goesElsewhere(place, stop, target, view)
    {
      let distance = target - (place.offset ?? target)
      var (ahead, there) = (self, announced)
      ahead.begin(moved(by: distance, to: stop, from: place))
      (there.start, there.offset) = (there.start + distance, there.offset + distance)
      stop = ahead.rest(after: there).stop
      begin(ahead.motion(to: there).moved(by: -distance))
    }
    anchoring.keep(place.front)
    if !geometry.reaches(place.item) { follow(nil) }
    // Without `restsOnPages`, somebody's animation keeps its end, which moves with the contents. UIKit can't redirect it, so
    // the view jumps there.
    if !view.restsOnPages, let end = motion.foreign?.target, let offset = place.offset,
      !place.isMeasured || !isNear(end, offset - place.distance)
    {
      var goal = place
      if !place.isMeasured { goal.passing = [] }
      let distance = found(goal, view).offset - offset
      begin(motion.moved(by: distance))
      let there = (end + distance).clamped(to: geometry.viewport.reachableRange)
      guard target != offset || there != end else { return [] }
      watch.forgetAnnouncement()
      return [.jump(to: there)]
    }
    return goesElsewhere(place, stop, target, view)
      ? scrollAlone(to: stop, target, view) : goOn(place, to: stop, target, view)
  }

  /// Where the view comes to rest in new pages, and where it is to be now: where it shows the place as before, but on the
  /// page last reported to the app, and over content.
  func restored(
    _ place: Anchoring.Place, _ view: ViewSnapshot
  ) -> (stop: Stop, target: CGFloat) {
    var (stop, offset) = found(place, view)
    // A finger that has lifted since may have led to another page.
    if let other = motion.stop, other.page != place.page {
      stop = Stop(page: other.page + stop.page - place.page, into: other.into)
    }
    if isTurnedBack(place, to: stop, at: offset) {
      let page = stops.page(beyond: offset, toward: -place.distance)
      stop = stops.stop(onPage: page, nearestTo: offset)
    }
    let mayStay = place.isReported && !place.isMeasured && place.focusMoved(in: geometry) == 0
    let target = mayStay ? stayingOnPage(offset) : offset
    let end = stops.offset(of: stop)
    // A finger holds the view anywhere; nobody else sees the space where something may be gone.
    guard motion.drag == nil || !place.isBeyondEnd else { return (stop, target) }
    let (range, present) = (geometry.viewport.reachableRange, place.isBeyondEnd ? view.offset : end)
    let shown = min(range.lowerBound, end, present)...max(range.upperBound, end, present)
    return (stop, target.clamped(to: shown))
  }

  /// Whether insets would turn a scroll back, because other items fit on a page now.
  ///
  /// That may move the insets again, without an end. An item that was asked for is on its page.
  private func isTurnedBack(_ place: Anchoring.Place, to stop: Stop, at offset: CGFloat) -> Bool {
    guard let scroll = motion.scroll, scroll.request?.isForItem != true, geometry.loop == nil,
      let focus = place.focus, focus.hasOtherInsets(in: geometry)
    else { return false }
    let left = offset - stops.offset(of: stop)
    return left * place.distance <= 0 && CGFloat(stop.page - place.page) * place.distance > 0
  }

  /// Whether a motion of UIKit's would end elsewhere now, or has continued without these pages.
  private func goesElsewhere(
    _ place: Anchoring.Place, _ stop: Stop, _ target: CGFloat, _ view: ViewSnapshot
  ) -> Bool {
    guard !view.isHeld else { return false }
    guard let offset = place.offset else { return place.isAtRest || !motion.isIdle }
    let isCutOff = motion.mover == .person && motion.stop != nil
    guard motion.animationTarget != nil || isCutOff else { return false }
    // It is unknown where it leads after UIKit has adjusted the offset for a cell.
    if place.isMeasured { return true }
    let isOwn = motion.stop.map { $0.page == place.page } ?? true
    let end = stops.offset(of: stop)
    let wasThere = isNear(end, offset - place.distance) && isNear(target, offset)
    return !isNear(target, view.offset) || isOwn && !wasThere
  }

  /// The layout scrolls on alone, because UIKit can't redirect its motion.
  private mutating func scrollAlone(
    to stop: Stop, _ target: CGFloat, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    let distance = target - stops.offset(of: stop)
    // A bounce follows another curve.
    let rate = geometry.viewport.isBeyondEnd(target) ? 0 : view.decelerationRate
    var timed = TimedScroll(distance: distance, duration: TimedScroll.duration(atRate: rate))
    // The deceleration has passed what came before the last frame.
    if rate > 0 { timed.startTime = watch.lastFrame }
    begin(.scroll(to: stop, by: distance == 0 ? .jump : .timed(timed), for: requestAhead))
    return [.jump(to: target)]
  }

  /// The motion goes on, moved along with its contents.
  private mutating func goOn(
    _ place: Anchoring.Place, to stop: Stop, _ target: CGFloat, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    let distance = target - (place.offset ?? view.offset)
    watch.contentsMoved(by: distance)
    // UIKit may have stopped it; now the layout sees to it that the view arrives.
    if let (start, end) = motion.animation {
      begin(.scroll(to: stop, by: .animation(from: start, to: end), for: requestAhead))
    }
    scaleScroll(from: place.distance, to: target - stops.offset(of: stop))
    begin(moved(by: distance, to: stop, from: place))
    if var drag = motion.drag {
      // Where all offsets are others, a finger goes on from the page that is in front.
      if place.offset == nil { drag.start = DragStart(offset: stops.offset(of: stop)) }
      // Insets have moved the page where it began, but not what it shows.
      drag.start.offset -= place.focusMoved(in: geometry)
      begin(.dragging(drag))
    }
    guard target != view.offset else { return [] }
    // If the view was at rest, the next frame verifies its place.
    if motion.isIdle, stops.offsets(ofPage: stop.page).contains(target) {
      begin(.scroll(to: stop, by: .jump))
    }
    return [.setOffset(target)]
  }

  /// The request that a scroll follows which goes on; a scroll of somebody else's is one from then on.
  private var requestAhead: RequestID? { motion.foreign == nil ? motion.request : .unawaited }

  /// The motion, moved along with its contents.
  private func moved(by distance: CGFloat, to stop: Stop, from place: Anchoring.Place) -> Motion {
    let pages = stop.page - (motion.stop?.page ?? place.page)
    return motion.moved(by: distance, pages: pages, to: stop)
  }

  /// An offset on the way to a page, or the one nearest to it at which the page last reported to the app is the nearest: a
  /// change that the app makes in that callback doesn't leave the page.
  private func stayingOnPage(_ offset: CGFloat) -> CGFloat {
    guard motion.leads || motion.isDrift, !motion.isJump, motion.skip == nil,
      let front = reports.last.page?.front, let real = geometry.page(of: front)
    else { return offset }
    let page = geometry.page(showing: real, nearestTo: offset)
    // A page that is grouped anew is another one.
    guard geometry.frontItem(ofPage: page, askedFor: front) == front,
      self.page(nearestTo: offset) != page
    else { return offset }
    let pixel = 1 / stops.displayScale
    let start = (stops.offsets(ofPage: stops.clamped(page - 1)).upperBound + stops[page]) / 2
    let end = (stops.offsets(ofPage: page).upperBound + stops[stops.clamped(page + 1)]) / 2
    guard end - start >= 2 * pixel else { return offset }
    return offset.clamped(to: start + pixel...end - pixel).rounded(toPixelsAt: stops.displayScale)
  }
}
