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
    let said = said(at: offset)
    let page = destination ?? said?.page ?? page(nearestTo: offset)
    let ahead = motion.offsetInPageAhead.map { geometry.stops[page] + $0 } ?? motion.animationTarget
    let end = geometry.stops.offset(onPage: page, nearestTo: ahead ?? offset)
    guard let item = said?.item ?? keptItem(onPage: page, at: end) else { return nil }
    var place = ScrollAnchor.Place(
      front: .init(
        item: item, isPosition: view.isDraggingItem || keeper.front?.isPosition == true),
      realPage: geometry.stops.realPage(page), page: page)
    (place.offset, place.isHeld) = (offset, view.isHeld)
    place.offsetInPage = end - geometry.offset(showing: item, onPage: page)
    let distance = offset - self.offset(of: place, onPage: page)
    // Who has said an item by a jump has said no distance from it.
    let isSaid = said != nil && motion.animationTarget == nil
    let isExact = isSaid || abs(distance) <= geometry.stops.halfPixel && !place.isHeld
    place.distance = isExact ? 0 : distance
    return place
  }

  /// The item in front on a page at an offset: the one that was asked for or kept if the page shows it
  /// there, otherwise the page's own.
  @inline(never)
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

  /// The item that somebody else's scroll to an offset brings to the front; nil without pages.
  func item(meantBy offset: CGFloat) -> ItemIndex? {
    geometry.item(alignedAt: offset)?.item ?? frontItem(at: offset)
  }

  /// What somebody else's scroll has said by the offset where it ends; nil for a direction, and for an offset that is
  /// only a number.
  ///
  /// A key scrolls by a distance that may align an item by accident. So a motion says an item that was in sight anyway
  /// only if it begins at rest, has no other end before, and aligns the item as pages are or in the middle. On the way to
  /// its page, the item stays said.
  func said(at offset: CGFloat) -> PageGeometry.Sight? {
    if motion.corrects, let start = watch.correction?.start {
      let sight = geometry.item(alignedAt: start)
      return sight?.item == keeper.item ? sight : nil
    }
    guard case .foreign(let foreign) = motion, foreign.target != nil || foreign.stage != .moving,
      let sight = geometry.item(alignedAt: foreign.target ?? offset)
    else { return nil }
    let beganAtRest = foreign.ends == 1 && foreign.origin == nil
    let isPlace = foreign.target == nil || sight.isAligned && beganAtRest
    return isPlace || !geometry.shows(sight, at: foreign.start) ? sight : nil
  }

  /// The page that now shows a place, nearest to where the place was on the screen.
  func page(of place: ScrollAnchor.Place, _ view: ViewSnapshot) -> Int {
    let page = geometry.page(near: place.item) ?? place.realPage
    let beginning = geometry.stops[page] - geometry.offset(showing: place.item, onPage: page)
    return geometry.page(
      showing: page, nearestTo: view.offset - place.distance - place.offsetInPage + beginning)
  }

  /// The offset that puts a place, shown on a page, where it was on the screen.
  @inline(never)
  func offset(of place: ScrollAnchor.Place, onPage page: Int) -> CGFloat {
    let held = place.isHeld ? geometry.offset(bringing: place.item, onPage: page) : nil
    return (held ?? end(of: place, onPage: page)) + place.distance
  }

  /// The offset where a view with a place, shown on a page, comes to rest.
  private func end(of place: ScrollAnchor.Place, onPage page: Int) -> CGFloat {
    let end = geometry.offset(showing: place.item, onPage: page) + place.offsetInPage
    return geometry.stops.offset(onPage: page, nearestTo: end)
  }

  /// Shifts a loop so that a place is where it was on the screen.
  ///
  /// The offset doesn't change, so no drag, deceleration or animation is disturbed.
  mutating func shiftLoop(to place: ScrollAnchor.Place, _ view: ViewSnapshot) {
    guard geometry.loop != nil, geometry.safeOffset(for: view.offset) == view.offset else { return }
    let distance = view.offset - offset(of: place, onPage: page(of: place, view))
    adopt(geometry.shifted(by: distance.rounded(toPixelsAt: geometry.stops.displayScale)))
  }

  /// Moves a place back to where it was on the screen.
  ///
  /// 1. A loop is shifted, so that the view needn't move; otherwise the view moves with its page.
  /// 2. The motion is shifted by as much. If it is an animation of UIKit that would now end in the
  ///    wrong place, the layout scrolls on instead, because UIKit can't redirect it.
  /// 3. A motion that has no valid target any more is cut off.
  mutating func restore(
    _ place: ScrollAnchor.Place, told: ItemIndex? = nil, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    // UIKit may already have moved the view there.
    watch.follow(view.offset, isHeld: view.isHeld)
    observe(view)
    // Whoever has kept the view between two pages has done so for the old ones.
    if watch.correction != nil, motion.isIdle, place.distance != 0 {
      begin(.foreign(.jumped, from: view.offset), .insight)
    }
    watch.forgetCorrection()
    shiftLoop(to: place, view)
    let page = page(of: place, view)
    let end = end(of: place, onPage: page)
    let shown = offset(geometry.safeOffset(for: offset(of: place, onPage: page)), nearestTo: told)
    // What an animation had still to pass may be gone; it doesn't show the space where that was.
    let range = geometry.viewport.reachableRange
    let target =
      motion.isAnimation
      ? shown.clamped(to: min(range.lowerBound, end)...max(range.upperBound, end)) : shown
    let tolerance = motion.row.isMovedByOthers ? geometry.stops.halfPixel : 0
    let stays = abs(target - view.offset) <= tolerance
    let hasRival = leavesToRival
    keeper.keep(place.front)
    if !geometry.reaches(place.item) { follow(nil) }
    let distance = target - (place.offset ?? view.offset)
    if !hasRival { watch.contentsMoved(by: distance) }
    // What has continued without pages.
    var isCutOff = place.offset == nil
    if let ahead = motion.animationTarget {
      let endsElsewhere = !stays || abs(end - (place.end ?? end)) > geometry.stops.halfPixel
      // UIKit may have stopped it; now the layout sees to it that the view arrives.
      begin(
        .scrolling(
          to: page, offsetInPage: end - geometry.stops[page],
          by: endsElsewhere ? .timed(TimedScroll(distance: target - end)) : .animation(to: ahead),
          for: motion.isScroll ? motion.request : .unawaited),
        .insight)
      isCutOff = isCutOff || endsElsewhere
    } else {
      moveMotion(
        by: distance, pages: page - place.page, to: end - geometry.stops[page],
        scaledBy: target == shown ? 1 : (target - end) / (shown - end))
    }
    let commands = arrive(at: page, target, isCutOff: isCutOff, tolerance: tolerance, view)
    // To set an offset now could end an animation that has just been announced; `placed` waits for it.
    return hasRival && !isCutOff ? [] : commands
  }

  /// An offset, or the one nearest to it at which the page of an item is the nearest page.
  ///
  /// So a change that the app makes because it was told of a page doesn't leave that page.
  private func offset(_ offset: CGFloat, nearestTo item: ItemIndex?) -> CGFloat {
    guard let real = item.flatMap(geometry.page(of:)) else { return offset }
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

  /// Sets the offset to a page, or to a point on the way to it.
  ///
  /// If the view was at rest, the next frame verifies the offset.
  /// `isCutOff` also ends the current motion there.
  @inline(never)
  mutating func arrive(
    at page: Int, _ offset: CGFloat, isCutOff: Bool, tolerance: CGFloat, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard isCutOff || abs(offset - view.offset) > tolerance else { return [] }
    if motion.isIdle, geometry.stops.offsets(ofPage: page).contains(offset) {
      begin(
        .scrolling(to: page, offsetInPage: offset - geometry.stops[page], by: .placed), .insight)
    }
    return [isCutOff ? .jump(to: offset) : .setOffset(offset)]
  }
}
