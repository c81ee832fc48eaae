import Foundation

/// Remembers what is in front, and brings it back to its place.
extension LayoutState {
  /// Keeps the item that is in front where the view rests on a page.
  mutating func keepItem(onPage page: Int, at offset: CGFloat) {
    if let item = keptItem(onPage: page, at: offset) { keeper.keep(item) }
  }

  /// The place in front at an offset of the pages; nil if no item is.
  ///
  /// During a motion, this is an item on the page where the motion ends.
  func place(at offset: CGFloat, _ view: ViewSnapshot) -> ScrollAnchor.Place? {
    let (stops, said) = (geometry.stops, said(at: offset))
    let page = destination ?? said?.page ?? page(nearestTo: offset)
    let ahead = motion.stop.map(stops.offset) ?? motion.animationTarget ?? offset
    let end = stops.offset(onPage: page, nearestTo: ahead)
    guard let item = said?.item ?? keptItem(onPage: page, at: end) else { return nil }
    var place = ScrollAnchor.Place(
      front: .init(
        item: item, isPosition: view.isDraggingItem || keeper.front?.isPosition == true),
      realPage: stops.realPage(page), page: page)
    (place.offset, place.isHeld) = (offset, view.isHeld)
    place.offsetInPage = end - geometry.offset(showing: item, onPage: page)
    let distance = offset - self.offset(of: place, onPage: page)
    // Who has said an item by a jump has said no distance from it.
    let isSaid = said != nil && motion.animationTarget == nil
    let isExact = isSaid || abs(distance) <= stops.halfPixel && !place.isHeld
    place.distance = isExact ? 0 : distance
    return place
  }

  /// The item in front on a page at an offset: the one that was asked for or kept if the page shows it
  /// there, otherwise the page's own.
  func keptItem(onPage page: Int, at offset: CGFloat) -> ItemIndex? {
    let front = geometry.frontItem(ofPage: page, at: offset)
    guard let front, let kept = keeper.item,
      geometry.page(of: kept) == geometry.stops.realPage(page)
    else { return front }
    func distance(_ item: ItemIndex) -> CGFloat {
      abs(geometry.offset(showing: item, onPage: page) - offset)
    }
    return distance(kept) <= distance(front) + geometry.stops.halfPixel ? kept : front
  }

  /// The item in front at an offset; nil without pages.
  func frontItem(at offset: CGFloat) -> ItemIndex? {
    keptItem(onPage: page(nearestTo: offset), at: offset)
  }

  /// The item that comes to the front when a view goes to a rival; nil without pages.
  func item(aheadOf rival: Watch.Rival) -> ItemIndex? {
    if let item = rival.item { return item }
    var ahead = self
    let foreign = ForeignMotion(
      start: rival.start, origin: motion.lastStop.map(geometry.stops.offset), target: rival.offset)
    ahead.begin(.foreign(foreign))
    let stop = ahead.stopToRest(at: rival.offset)
    return ahead.said(at: rival.offset)?.item
      ?? keptItem(onPage: stop.page, at: geometry.stops.offset(of: stop))
  }

  /// The item that the end of somebody else's scroll aligns; nil for an offset that is only a number.
  ///
  /// A key may align an item in sight by accident, unless it begins at rest and aligns the item as pages are.
  func said(at offset: CGFloat) -> PageGeometry.Sight? {
    // On the way to its page, it stays said.
    if motion.corrects, let start = watch.undone.last, let page = motion.destination {
      let sight = geometry.item(alignedAt: start)
      let isSaid = sight?.item == keeper.item && sight.map { isSame($0.page, page) } == true
      return isSaid ? sight : nil
    }
    guard case .foreign(let foreign) = motion, foreign.target != nil || foreign.stage != .moving,
      let sight = geometry.item(alignedAt: foreign.target ?? offset)
    else { return nil }
    let isMeant = foreign.target == nil || sight.isAligned && foreign.origin == nil
    return isMeant || !geometry.shows(sight, at: foreign.start) ? sight : nil
  }

  /// Whether two pages are the same, in a loop perhaps in different rounds.
  private func isSame(_ page: Int, _ other: Int) -> Bool {
    geometry.stops.realPage(page) == geometry.stops.realPage(other)
  }

  /// The page that now shows a place, nearest to where the place was on the screen.
  func page(of place: ScrollAnchor.Place, _ view: ViewSnapshot) -> Int {
    let page = geometry.page(near: place.item) ?? place.realPage
    let beginning = geometry.stops[page] - geometry.offset(showing: place.item, onPage: page)
    return geometry.page(
      showing: page, nearestTo: view.offset - place.distance - place.offsetInPage + beginning)
  }

  /// The offset that puts a place, shown on a page, where it was on the screen.
  func offset(of place: ScrollAnchor.Place, onPage page: Int) -> CGFloat {
    let held = place.isHeld ? geometry.offset(bringing: place.item, onPage: page) : nil
    return (held ?? geometry.stops.offset(of: stop(of: place, onPage: page))) + place.distance
  }

  /// Where a view with a place, shown on a page, comes to rest.
  private func stop(of place: ScrollAnchor.Place, onPage page: Int) -> Stop {
    geometry.stops.stop(
      onPage: page,
      nearestTo: geometry.offset(showing: place.item, onPage: page) + place.offsetInPage)
  }

  /// Shifts a loop so that a place is where it was on the screen; the offset doesn't change, so nothing is disturbed.
  mutating func shiftLoop(to place: ScrollAnchor.Place, _ view: ViewSnapshot) {
    guard geometry.loop != nil, geometry.safeOffset(for: view.offset) == view.offset else { return }
    let distance = view.offset - offset(of: place, onPage: page(of: place, view))
    adopt(geometry.shifted(by: distance.rounded(toPixelsAt: geometry.stops.displayScale)))
  }

  /// Moves a place back to where it was on the screen.
  ///
  /// A loop is shifted; otherwise the view moves with its page. The motion goes on to the new place of its page: one of
  /// UIKit's that would now end elsewhere as a scroll of the layout's own.
  mutating func restore(_ place: ScrollAnchor.Place, _ view: ViewSnapshot) -> [LayoutCommand] {
    // UIKit may already have moved the view there.
    watch.follow(view.offset, isHeld: view.isHeld)
    observe(view)
    // Who has kept the view between two pages has done so for the old ones.
    if motion.isIdle, !watch.undone.isEmpty, place.distance != 0 {
      begin(.place(from: view.offset))
    }
    watch.rested()
    shiftLoop(to: place, view)
    let page = page(of: place, view)
    // A finger that has lifted since may have led to another page.
    let other = motion.stop.flatMap { $0.page == place.page ? nil : $0 }
    let stop =
      other.map { Stop(page: $0.page + page - place.page, into: $0.into) }
      ?? stop(of: place, onPage: page)
    let (end, old) = (geometry.stops.offset(of: stop), place.offset ?? view.offset)
    let shown = geometry.safeOffset(for: offset(of: place, onPage: page))
    var target = view.isHeld || place.offset == nil ? shown : stayingOnPage(shown)
    // What an animation had still to pass may be gone; it doesn't show the space where that was.
    if motion.scroll != nil || motion.animationTarget != nil {
      let range = geometry.viewport.reachableRange
      target = target.clamped(to: min(range.lowerBound, end)...max(range.upperBound, end))
    }
    if case .timed(let timed)? = motion.scroll?.stage, target != shown, shown != end {
      advance(to: .timed(timed.scaled(by: (target - end) / (shown - end))))
    }
    keeper.keep(place.front)
    if !geometry.reaches(place.item) { follow(nil) }
    let hasRival = leavesToRival
    if !hasRival { watch.contentsMoved(by: target - old) }
    let isUIKits = motion.animationTarget != nil || view.isMoving && !view.isHeld
    let endsElsewhere = other == nil && !place.isHeld && !isNear(end, place.end ?? end)
    // What has continued without these pages leads nowhere.
    let hasNoWay = place.offset == nil && !view.isHeld
    let request = motion.isForeign ? .unawaited : motion.request
    if isUIKits && (endsElsewhere || !isNear(target, view.offset)) || hasNoWay {
      let stage =
        target == end ? .jump : PageScroll.Stage.timed(TimedScroll(distance: target - end))
      begin(.scrolling(PageScroll(stop: stop, stage: stage, request: request)))
      return [.jump(to: target)]
    }
    // UIKit may have stopped it; now the layout sees to it that the view arrives.
    if let ahead = motion.animationTarget {
      let animation = PageScroll.Stage.animation(to: ahead)
      begin(.scrolling(PageScroll(stop: stop, stage: animation, request: request)))
    }
    moveMotion(by: target - old, pages: page - place.page, to: motion.stop == nil ? nil : stop)
    let commands = arrive(at: stop, target, view)
    // To set an offset now could end an animation that has just been announced.
    return hasRival ? [] : commands
  }

  /// An offset on the way to a page, or the one nearest to it at which the page is the nearest of which the app was told
  /// last: a change that the app makes because it was told of a page doesn't leave that page.
  private func stayingOnPage(_ offset: CGFloat) -> CGFloat {
    guard motion.stop != nil, motion.scroll?.stage.isStep != true,
      let real = reports.last.page?.front.flatMap(geometry.page(of:))
    else { return offset }
    let (stops, page) = (geometry.stops, geometry.page(showing: real, nearestTo: offset))
    guard self.page(nearestTo: offset) != page else { return offset }
    let pixel = 1 / stops.displayScale
    let start = (stops.offsets(ofPage: stops.clamped(page - 1)).upperBound + stops[page]) / 2
    let end = (stops.offsets(ofPage: page).upperBound + stops[stops.clamped(page + 1)]) / 2
    guard end - start >= 2 * pixel else { return offset }
    return offset.clamped(to: start + pixel...end - pixel).rounded(toPixelsAt: stops.displayScale)
  }

  /// Whether the view decelerates; without pages, or under another layout, towards a target that
  /// means nothing here.
  func isCoasting(_ view: ViewSnapshot) -> Bool { view.isMoving && !view.isHeld }

  /// Sets the offset to a stop, or to a point on the way to it; if the view was at rest, the next frame verifies it.
  mutating func arrive(
    at stop: Stop, _ offset: CGFloat, isCutOff: Bool = false, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard isCutOff || offset != view.offset else { return [] }
    if motion.isIdle, geometry.stops.offsets(ofPage: stop.page).contains(offset) {
      begin(.scrolling(PageScroll(stop: stop, stage: .jump)))
    }
    return [isCutOff ? .jump(to: offset) : .setOffset(offset)]
  }
}
