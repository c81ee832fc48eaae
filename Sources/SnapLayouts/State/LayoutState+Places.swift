import Foundation

/// What is in front, and where it was on the screen.
extension LayoutState {
  /// The place in front at an offset of the pages; nil if no item is.
  ///
  /// During a motion, this is an item on the page where the motion ends.
  func place(at offset: CGFloat, _ view: ViewSnapshot) -> Anchoring.Place? {
    let named = namedItem(at: offset)
    let page = destination ?? named?.page ?? page(nearestTo: offset)
    let ahead = goal(from: offset)
    let shown = named.map { geometry.offset(showing: $0, nearestTo: ahead) } ?? ahead
    let end = stops.offset(onPage: page, nearestTo: shown)
    guard let item = named?.item ?? keptItem(onPage: page, at: end) else { return nil }
    let isPosition = view.isDraggingItem || anchoring.front?.isPosition == true
    let isReported =
      !(view.isHeld && watch.seen.stands)
      && reports.last.page?.page == stops.realPage(self.page(nearestTo: offset))
    // A jump to an item leaves no distance from it to keep, unless the view may rest anywhere.
    let isNamed = named != nil && motion.animationTarget == nil && view.restsOnPages
    let isExact = isNamed || isNear(offset, end) && !view.isHeld
    let showsHeader = geometry.offset(ofHeaderBefore: item, onPage: page).map { isNear(end, $0) }
    return Anchoring.Place(
      front: .init(item: item, isPosition: isPosition), page: page, offset: offset,
      offsetInPage: end - geometry.offset(showing: item, onPage: page),
      showsHeader: showsHeader ?? false,
      distanceFromItem: end - (geometry.offset(bringing: item, onPage: page) ?? end),
      focus: motion.goesOn ? .init(of: item, in: geometry) : nil,
      distance: isExact ? 0 : offset - end, isHeld: view.isHeld,
      isBeyondEnd: geometry.viewport.isBeyondEnd(offset), isReported: isReported,
      passing: (motion.skip ?? 0) == 0 ? [] : passing(at: offset))
  }

  /// What the view shows at an offset.
  func passing(at offset: CGFloat) -> [Anchoring.Passing] {
    geometry.itemsInSight(at: offset).compactMap { item, length in
      geometry.distance(at: offset, to: item).map {
        .init(item: item, distance: $0, length: length)
      }
    }
  }

  /// The offset, near another one, at which most of what the view was passing is where it was; nil if nothing is left of it.
  private func offset(
    keeping items: [Anchoring.Passing], nearestTo offset: CGFloat
  ) -> CGFloat? {
    // A grid has many items in sight, but most of them move together.
    var groups: [(offset: CGFloat, length: CGFloat)] = []
    for passed in items {
      guard let own = geometry.offset(bringing: passed.item, nearestTo: offset - passed.distance)
      else { continue }
      let place = own + passed.distance
      if let group = groups.firstIndex(where: { isNear($0.offset, place) }) {
        groups[group].length += passed.length
      } else {
        groups.append((offset: place, length: passed.length))
      }
    }
    return groups.max { $0.length < $1.length }?.offset
  }

  /// The item in front on a page at an offset: the one that was asked for or kept if the page shows it
  /// there, otherwise the page's own.
  func keptItem(onPage page: Int, at offset: CGFloat) -> ItemIndex? {
    let front = geometry.frontItem(ofPage: page, at: offset)
    guard let front, let kept = anchoring.item, geometry.page(of: kept) == stops.realPage(page)
    else { return front }
    func distance(_ item: ItemIndex) -> CGFloat {
      abs(geometry.offset(showing: item, onPage: page) - offset)
    }
    return distance(kept) <= distance(front) + stops.halfPixel ? kept : front
  }

  /// The item that the end of somebody else's scroll aligns; nil for an offset that is only a number.
  ///
  /// A key may align an item in sight by accident, unless it begins at rest and aligns the item as pages are, or in the
  /// middle, from where the view wasn't brought back.
  func namedItem(at offset: CGFloat) -> PageGeometry.Sight? {
    // On the way to its page, it stays named.
    if motion.corrects, let start = watch.undone.last, let page = motion.stop?.page {
      guard let sight = geometry.item(alignedAt: start), sight.item == anchoring.item,
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

  /// Where a view with a place comes to rest in the present pages, nearest to where the place was on the screen, and the
  /// offset that puts the place there: at rest its page, otherwise its item, or what the view passes, wherever insets have
  /// moved the focus.
  func found(_ place: Anchoring.Place, _ view: ViewSnapshot) -> (stop: Stop, offset: CGFloat) {
    let real = geometry.page(near: place.item)
    let header = place.showsHeader ? geometry.offset(ofHeaderBefore: place.item, onPage: real) : nil
    // Where a page is to be shown from its beginning, insets don't change that.
    let moved = place.offsetInPage == 0 ? 0 : place.focusMoved(in: geometry)
    let shown =
      header ?? geometry.offset(showing: place.item, onPage: real) + place.offsetInPage + moved
    var stop = stops.stop(onPage: real, nearestTo: shown)
    stop.page = stops.page(
      showing: real,
      nearestTo: geometry.safeOffset(for: view.offset - place.distance - stop.into))
    let end = stops.offset(of: stop)
    guard !place.isAtRest else { return (stop, end) }
    let passed = self.offset(keeping: place.passing, nearestTo: end + place.distance)
    let own = geometry.offset(bringing: place.item, onPage: stop.page).map {
      $0 + place.distanceFromItem + place.distance
    }
    guard let offset = passed ?? own else { return (stop, end + place.distance) }
    return (stop, (offset + place.focusMoved(in: geometry)).rounded(toPixelsAt: stops.displayScale))
  }
}
