import Foundation

/// Remembers what is in front, and brings it back to its place.
extension LayoutState {
  /// Keeps the item that was in front if it belongs to a page, and otherwise keeps the page's first
  /// item.
  mutating func keepItem(onPage page: Int) {
    anchor = keptItem(onPage: page).map { .item($0) } ?? anchor
  }

  /// Of the pages that share the offset of a page, the one nearest to the item that was in front.
  ///
  /// So items that are appended don't move a view that a person has scrolled to the end.
  func frontPage(restingOn page: Int) -> Int {
    let kept = anchor.item.flatMap(geometry.page(of:)).map {
      geometry.page(showing: $0, nearestTo: geometry.stops[page])
    }
    return (kept ?? page).clamped(to: geometry.stops.place(of: page))
  }

  /// The place in front at an offset; nil without pages.
  ///
  /// During a motion, this is an item on the page where the motion ends.
  func place(at offset: CGFloat, _ view: ViewSnapshot) -> ScrollAnchor.Place? {
    guard geometry.isShown else { return nil }
    let page =
      motion.destination ?? announcedPage ?? keptPage(at: offset) ?? page(nearestTo: offset)
    guard let item = keptItem(onPage: page) else { return nil }
    var place = ScrollAnchor.Place(item: item, realPage: geometry.stops.realPage(page), page: page)
    (place.offset, place.isHeld, place.isInRing) = (offset, view.isTracking, geometry.loop != nil)
    let distance = offset - self.offset(of: place, onPage: page)
    let isExact = abs(distance) <= geometry.stops.halfPixel && !place.isHeld
    place.distance = isExact ? 0 : distance
    return place
  }

  /// The page of the item in front, if the view rests on it; other pages may share the offset.
  func keptPage(at offset: CGFloat) -> Int? {
    guard let page = anchor.item.flatMap(geometry.page(of:)) else { return nil }
    let shown = geometry.page(showing: page, nearestTo: offset)
    return abs(geometry.stops[shown] - offset) <= geometry.stops.halfPixel ? shown : nil
  }

  private func keptItem(onPage page: Int) -> ItemIndex? {
    let kept = anchor.item.flatMap {
      geometry.page(of: $0) == geometry.stops.realPage(page) ? $0 : nil
    }
    return kept ?? geometry.firstItem(ofPage: page)
  }

  /// The page that now shows a place, nearest to where the place was on the screen.
  func page(of place: ScrollAnchor.Place, _ view: ViewSnapshot) -> Int {
    geometry.page(
      showing: geometry.page(of: place.item) ?? place.realPage,
      nearestTo: view.offset - place.distance)
  }

  /// The offset that puts a place, shown on a page, where it was on the screen.
  func offset(of place: ScrollAnchor.Place, onPage page: Int) -> CGFloat {
    let resting = geometry.stops[page]
    let held = place.isHeld ? geometry.offset(bringing: place.item, nearestTo: resting) : nil
    return (held ?? resting) + place.distance
  }

  /// Turns a ring so that a place is where it was on the screen.
  ///
  /// The offset doesn't change, so no drag, deceleration or animation is disturbed.
  mutating func turnRing(to place: ScrollAnchor.Place, _ view: ViewSnapshot) {
    guard let loop = geometry.loop, loop.safeOffset(for: view.offset) == view.offset else { return }
    let distance = view.offset - offset(of: place, onPage: page(of: place, view))
    geometry = geometry.turned(by: distance.rounded(toPixelsAt: geometry.stops.displayScale))
  }

  /// Moves a place back to where it was on the screen.
  mutating func restored(
    _ place: ScrollAnchor.Place, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    // UIKit may already have moved the view there.
    sighting.follow(view.offset)
    observe(view)
    turnRing(to: place, view)
    let page = page(of: place, view)
    let target = offset(of: place, onPage: page)
    let tolerance = motion.isCarried ? geometry.stops.halfPixel : 0
    let stays = abs(target - view.offset) <= tolerance
    anchor = .item(
      geometry.page(of: place.item) == nil
        ? geometry.firstItem(ofPage: page) ?? place.item : place.item)
    let course = Motion.Course(
      page: page, offset: geometry.stops[page], halfPixel: geometry.stops.halfPixel, start: target,
      distance: target - (place.offset ?? view.offset), pageDifference: page - place.page,
      stays: stays)
    // What has continued without pages, under another layout or in a list that is a ring now, has
    // no valid target.
    let isElsewhere = motion.isIdle || place.isInRing != (geometry.loop != nil)
    let isCutOff =
      motion.isInterrupted(by: course) || place.offset == nil || isCoasting(view) && isElsewhere
    motion = motion.changed(to: course)
    return arrive(at: page, target, isCutOff: isCutOff, tolerance: tolerance, view)
  }

  /// Whether the view decelerates; without pages, or under another layout, towards a target that
  /// means nothing here.
  func isCoasting(_ view: ViewSnapshot) -> Bool { view.isMoving && !view.isTracking }

  /// Sets the offset to a page, or to a point on the way to it.
  ///
  /// If the view was at rest, the next frame verifies the offset.
  /// `isCutOff` also ends the current motion there.
  mutating func arrive(
    at page: Int, _ offset: CGFloat, isCutOff: Bool, tolerance: CGFloat, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard isCutOff || abs(offset - view.offset) > tolerance else { return [] }
    if motion.isIdle, offset == geometry.stops[page] {
      motion = .scrolling(PageScroll(page: page, means: .timed(.over)))
    }
    return [isCutOff ? .jump(to: offset) : .setOffset(offset)]
  }
}
