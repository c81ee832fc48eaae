import Foundation

/// What is in front, and where it was on the screen.
extension LayoutState {
  /// The place in front at an offset of the pages; nil if no item is.
  ///
  /// During a motion, this is an item on the page where the motion ends.
  func place(at offset: CGFloat, _ view: ViewSnapshot) -> Anchoring.Place? {
    let (stops, named) = (geometry.stops, namedItem(at: offset))
    let page = destination ?? named?.page ?? page(nearestTo: offset)
    let ahead = goal(from: offset)
    let shown = named.map { geometry.offset(showing: $0, nearestTo: ahead) } ?? ahead
    let end = stops.offset(onPage: page, nearestTo: shown)
    guard let item = named?.item ?? keptItem(onPage: page, at: end) else { return nil }
    var result = Anchoring.Place(
      front: .init(
        item: item, isPosition: view.isDraggingItem || anchoring.front?.isPosition == true),
      page: page)
    (result.offset, result.isHeld) = (offset, view.isHeld)
    result.isBeyondEnd = geometry.viewport.isBeyondEnd(offset)
    result.isReported =
      !(view.isHeld && watch.seen.stands)
      && reports.last.page?.page == stops.realPage(self.page(nearestTo: offset))
    result.offsetInPage = end - geometry.offset(showing: item, onPage: page)
    result.lead = end - (geometry.offset(bringing: item, onPage: page) ?? end)
    if motion.goesOn {
      let length = geometry.extent(bringing: item)?.length ?? 0
      result.focus = .init(
        viewport: geometry.viewport, length: length,
        point: geometry.pointInBounds(aligningLength: length))
    }
    let distance = offset - end
    // A jump to an item leaves no distance from it to keep, unless the view may rest anywhere.
    let isNamed = named != nil && motion.animationTarget == nil && view.restsOnPages
    let isExact = isNamed || abs(distance) <= stops.halfPixel && !result.isHeld
    result.distance = isExact ? 0 : distance
    if (motion.skip ?? 0) != 0 { result.passing = passing(at: offset) }
    return result
  }

  /// What the view shows in its middle at an offset, away from the edges at which cells appear; nil without pages.
  func passing(at offset: CGFloat) -> Anchoring.Passing? {
    let middle = (0.5 - geometry.setting.alignment.fraction) * geometry.viewport.length
    let page = page(nearestTo: offset + middle)
    guard let item = geometry.frontItem(ofPage: page),
      let own = geometry.offset(bringing: item, onPage: page)
    else { return nil }
    return Anchoring.Passing(item: item, distance: offset - own)
  }

  /// The offset nearest to another one that brings an item that the view passes; nil if the item is gone.
  private func offset(passing item: ItemIndex, near offset: CGFloat) -> CGFloat? {
    geometry.page(of: item).flatMap {
      geometry.offset(bringing: item, onPage: geometry.page(showing: $0, nearestTo: offset))
    }
  }

  /// The item in front on a page at an offset: the one that was asked for or kept if the page shows it
  /// there, otherwise the page's own.
  func keptItem(onPage page: Int, at offset: CGFloat) -> ItemIndex? {
    let front = geometry.frontItem(ofPage: page, at: offset)
    guard let front, let kept = anchoring.item,
      geometry.page(of: kept) == geometry.stops.realPage(page)
    else { return front }
    func distance(_ item: ItemIndex) -> CGFloat {
      abs(geometry.offset(showing: item, onPage: page) - offset)
    }
    return distance(kept) <= distance(front) + geometry.stops.halfPixel ? kept : front
  }

  /// The item that the end of somebody else's scroll aligns; nil for an offset that is only a number.
  ///
  /// A key may align an item in sight by accident, unless it begins at rest and aligns the item as pages are, or in the
  /// middle, from where the view wasn't brought back.
  func namedItem(at offset: CGFloat) -> PageGeometry.Sight? {
    // On the way to its page, it stays named.
    if motion.corrects, let start = watch.undone.last, let page = motion.stop?.page {
      let (sight, stops) = (geometry.item(alignedAt: start), geometry.stops)
      guard let sight, sight.item == anchoring.item,
        stops.realPage(sight.page) == stops.realPage(page)
      else { return nil }
      return sight
    }
    guard let foreign = motion.foreign, foreign.target != nil || foreign.stage != .moving,
      let sight = geometry.item(alignedAt: foreign.target ?? offset)
    else { return nil }
    let moved = (foreign.target ?? offset) - foreign.base
    let isMeant =
      foreign.target == nil
      || sight.isAligned && foreign.origin == nil && watch.owed(toward: moved) == 0
    return isMeant || !geometry.shows(sight, at: foreign.start) ? sight : nil
  }

  /// How far insets have moved the focus since a place was stored in motion; 0 for one that was stored at rest.
  func focusMoved(since place: Anchoring.Place) -> CGFloat {
    place.focus?.movedByInsets(in: geometry) ?? 0
  }

  /// Where a view with a place comes to rest in the present pages, nearest to where the place was on the screen, and the
  /// offset that puts the place there: at rest its page, otherwise its item, or what the view passes, wherever insets have
  /// moved the focus.
  func found(_ place: Anchoring.Place, _ view: ViewSnapshot) -> (stop: Stop, offset: CGFloat) {
    let (stops, real) = (geometry.stops, geometry.page(near: place.item))
    // Where a page is to be shown from its beginning, insets don't change that.
    let moved = place.offsetInPage == 0 ? 0 : focusMoved(since: place)
    let shown = geometry.offset(showing: place.item, onPage: real) + place.offsetInPage + moved
    var stop = stops.stop(onPage: real, nearestTo: shown)
    stop.page = stops.page(
      showing: real,
      nearestTo: geometry.safeOffset(for: view.offset - place.distance - stop.into))
    let end = stops.offset(of: stop)
    guard !place.isAtRest else { return (stop, end) }
    let passed = place.passing.flatMap { passing in
      offset(passing: passing.item, near: end + place.distance).map { $0 + passing.distance }
    }
    let own = geometry.offset(bringing: place.item, onPage: stop.page).map {
      $0 + place.lead + place.distance
    }
    guard let offset = passed ?? own else { return (stop, end + place.distance) }
    return (stop, (offset + focusMoved(since: place)).rounded(toPixelsAt: stops.displayScale))
  }
}
