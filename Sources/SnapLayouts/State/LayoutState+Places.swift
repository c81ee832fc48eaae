import Foundation

/// Remembers what is in front, and brings it back to its place.
extension LayoutState {
  /// Keeps the item that was in front if it belongs to a page, and otherwise the item in front of the
  /// page.
  mutating func keepItem(onPage page: Int) {
    anchor = keptItem(onPage: page).map { .item($0) } ?? anchor
  }

  /// The place in front at an offset; nil without pages.
  ///
  /// During a motion, this is an item on the page where the motion ends.
  func place(at offset: CGFloat, _ view: ViewSnapshot) -> ScrollAnchor.Place? {
    guard geometry.isShown else { return nil }
    let page = motion.destination ?? announcedPage ?? page(nearestTo: offset)
    guard let item = keptItem(onPage: page) else { return nil }
    var place = ScrollAnchor.Place(item: item, realPage: geometry.stops.realPage(page), page: page)
    (place.offset, place.isHeld) = (offset, view.isHeld)
    let end = motion.animationTarget ?? offset
    place.depth =
      motion.depthAhead
      ?? geometry.stops.offset(onPage: page, nearestTo: end) - geometry.stops[page]
    let distance = offset - self.offset(of: place, onPage: page)
    let isExact = abs(distance) <= geometry.stops.halfPixel && !place.isHeld
    place.distance = isExact ? 0 : distance
    return place
  }

  /// The item in front on a page: the one that was asked for or kept, otherwise the page's own.
  func keptItem(onPage page: Int) -> ItemIndex? {
    let kept = anchor.item.flatMap {
      geometry.page(of: $0) == geometry.stops.realPage(page) ? $0 : nil
    }
    return kept ?? geometry.frontItem(ofPage: page)
  }

  /// The item in front where the view was seen last; nil without pages.
  var frontItemLastSeen: ItemIndex? { keptItem(onPage: page(nearestTo: lastSeen.offset)) }

  /// The page that now shows a place, nearest to where the place was on the screen.
  func page(of place: ScrollAnchor.Place, _ view: ViewSnapshot) -> Int {
    geometry.page(
      showing: geometry.page(of: place.item) ?? place.realPage,
      nearestTo: view.offset - place.distance - place.depth)
  }

  /// The offset that puts a place, shown on a page, where it was on the screen.
  func offset(of place: ScrollAnchor.Place, onPage page: Int) -> CGFloat {
    let held =
      place.isHeld
      ? geometry.offset(bringing: place.item, nearestTo: geometry.stops[page]) : nil
    return (held ?? end(of: place, onPage: page)) + place.distance
  }

  /// The offset where a view with a place, shown on a page, comes to rest.
  private func end(of place: ScrollAnchor.Place, onPage page: Int) -> CGFloat {
    geometry.stops.offset(onPage: page, nearestTo: geometry.stops[page] + place.depth)
  }

  /// Turns a ring so that a place is where it was on the screen.
  ///
  /// The offset doesn't change, so no drag, deceleration or animation is disturbed.
  mutating func turnRing(to place: ScrollAnchor.Place, _ view: ViewSnapshot) {
    guard geometry.loop != nil, geometry.safeOffset(for: view.offset) == view.offset else { return }
    let distance = view.offset - offset(of: place, onPage: page(of: place, view))
    geometry = geometry.turned(by: distance.rounded(toPixelsAt: geometry.stops.displayScale))
  }

  /// Moves a place back to where it was on the screen.
  ///
  /// 1. A ring is turned, so that the view needn't move; otherwise the view moves with its page.
  /// 2. The motion is shifted by as much. If it is an animation of UIKit that would now end in the
  ///    wrong place, the layout scrolls on instead, because UIKit can't redirect it.
  /// 3. A motion that has no valid target any more is cut off.
  mutating func restored(
    _ place: ScrollAnchor.Place, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    // UIKit may already have moved the view there.
    lastSeen.follow(view.offset)
    observe(view)
    turnRing(to: place, view)
    let page = page(of: place, view)
    let target = geometry.safeOffset(for: offset(of: place, onPage: page))
    let tolerance = motion.row.isCarried ? geometry.stops.halfPixel : 0
    let stays = abs(target - view.offset) <= tolerance
    anchor = .item(
      geometry.page(of: place.item) == nil
        ? geometry.frontItem(ofPage: page) ?? place.item : place.item)
    let distance = target - (place.offset ?? view.offset)
    // What has continued without pages, or under another layout.
    var isCutOff = place.offset == nil || isCoasting(view) && motion.isIdle
    if let ahead = motion.animationTarget {
      let end = end(of: place, onPage: page)
      let isMisled = !stays || abs(end - (place.end ?? end)) > geometry.stops.halfPixel
      // UIKit may have stopped it; now the layout sees to it that the view arrives.
      motion = .scrolling(
        to: page, depth: end - geometry.stops[page],
        by: isMisled ? .timed(TimedScroll(distance: target - end)) : .animation(to: ahead),
        for: motion.isScroll ? motion.request : 0)
      isCutOff = isCutOff || isMisled
    } else {
      motion = motion.moved(by: distance, pages: page - place.page)
    }
    return arrive(at: page, target, isCutOff: isCutOff, tolerance: tolerance, view)
  }

  /// Whether the view decelerates; without pages, or under another layout, towards a target that
  /// means nothing here.
  func isCoasting(_ view: ViewSnapshot) -> Bool { view.isMoving && !view.isHeld }

  /// Sets the offset to a page, or to a point on the way to it.
  ///
  /// If the view was at rest, the next frame verifies the offset.
  /// `isCutOff` also ends the current motion there.
  mutating func arrive(
    at page: Int, _ offset: CGFloat, isCutOff: Bool, tolerance: CGFloat, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard isCutOff || abs(offset - view.offset) > tolerance else { return [] }
    if motion.isIdle, geometry.stops.offsets(ofPage: page).contains(offset) {
      motion = .scrolling(to: page, depth: offset - geometry.stops[page], by: .timed(.over))
    }
    return [isCutOff ? .jump(to: offset) : .setOffset(offset)]
  }
}
