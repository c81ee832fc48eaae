import Foundation

extension ReleasePolicy {
  /// Picks the page to rest on.
  ///
  /// A page is a range of offsets, ``PageStops/offsets(ofPage:)``. Most pages have a single offset; a
  /// *long* page, one that is longer than the viewport, has more. An offset is *on* a page if it is at
  /// most half a pixel away from it.
  ///
  /// *Start page*: The page from which the drag counts. It is ``DragRelease/startPage``, or the nearest
  /// one that exists; without one, the page nearest to the start offset. Its *neighbor* is the next page
  /// in the direction of the velocity. The *gap* between two neighbors reaches from the end of one to the
  /// beginning of the other.
  ///
  /// *Flick*: A release that is faster than ``flickVelocity``, and either goes against the drag, or has a
  /// way of at least ``flickFraction`` of the gap between the start page and its neighbor. At an end page
  /// there is no neighbor, and that gap is 0.
  ///
  /// - A release goes *against* the drag if its velocity points from the release offset back to the start
  ///   offset; but never if the start page is long and the release offset is on it.
  /// - The *way* is the distance from the start offset to the release offset or to the proposed offset,
  ///   whichever is farther in the direction of the velocity. So momentum counts, and a fast, short flick
  ///   never springs back.
  /// - If the start page is long, points on it don't count. The way is then the distance from the page to
  ///   the farther one of these offsets, negative if that lies before the page, plus the distance from the
  ///   start offset to the page if the drag began before the page.
  ///
  /// *Without a flick*, the page is the one that the proposed offset is on; of two such pages, the one in
  /// the direction of the velocity. Between two pages, it is the one farther from the start page if the
  /// proposed offset has covered ``turnFraction`` of the gap from the other one, otherwise that other one.
  /// Beyond an end it is the end page.
  ///
  /// *A flick without a limit* goes to the farthest of three pages, in the direction of the velocity:
  ///
  /// - the page nearest to the proposed offset; of two equally near ones, the one in that direction
  /// - the page without a flick
  /// - the first page ahead: the first one with an offset that lies more than half a pixel beyond the
  ///   release offset, or the end page
  ///
  /// *A flick with a limit* goes to the farther one of the first two of these pages, but at least to a
  /// first page, and at most to the one ``maximumPagesPerDrag`` - 1 pages beyond that. This first page is
  /// the neighbor of the start page, or in two cases the start page itself:
  ///
  /// - The flick goes against the drag. It then counts from the page that the drag was going to, so
  ///   dragging forward and flicking back cancels the turn.
  /// - The flick *stays* on a long start page: the proposed offset doesn't lie beyond the page's edge, its
  ///   last offset in the direction of the velocity, and the start offset or the release offset lies before
  ///   that edge by more than half a pixel. So wherever the drag began, nobody skips a page that they
  ///   haven't read.
  ///
  /// Last, with a limit, the page is brought to at most that many pages from the start page, and always to
  /// a page that exists. Except where a flick with a limit goes against the drag, it never ends short of
  /// where the same release would end without a flick.
  ///
  /// If the proposed offset or the velocity is `NaN` or infinite, the release offset and no velocity are
  /// used instead. If the start offset isn't finite, the release offset is used. If the release offset
  /// isn't finite, the start page is returned; without one, the page nearest to the start offset.
  ///
  /// - Parameters:
  ///   - release: The end of a drag.
  ///   - stops: The offsets of the pages.
  /// - Returns: A page that exists, or `nil` if there are none. In a loop it is the virtual page in
  ///   the direction of travel, so `stops[page]` is the target of the view;
  ///   ``PageStops/realPage(_:)`` returns the page that it shows.
  /// - Complexity: About twenty queries of the stops.
  public func page(for release: DragRelease, stops: PageStops) -> Int? {
    decision(for: release, stops: stops)?.page
  }

  /// The offset to rest at: an offset of the page, on the pixel grid.
  ///
  /// It is the offset of the page nearest to the proposed offset, so on a page longer than the viewport
  /// the view rests where it would coast to. The proposed offset is rounded to the pixel grid for this,
  /// half pixels up.
  ///
  /// With a limit, a release that turns from the start page to another one rests at the offset of that page
  /// nearest to the release offset instead. So it arrives at the edge where it comes from: at the beginning,
  /// or at the end on the way back. Where the finger lifts on the other page itself, between its edges or
  /// exactly at one, it has arrived, and the proposed offset counts.
  ///
  /// A view released without velocity within half a pixel of the result stays exactly where it is.
  ///
  /// `NaN` and infinity are replaced as in ``page(for:stops:)``; if the release offset isn't finite, the
  /// result is the beginning of the page.
  ///
  /// - Parameters:
  ///   - release: The end of a drag.
  ///   - stops: The offsets of the pages.
  /// - Returns: An offset in points, always finite. Without pages it is the proposed offset within the
  ///   reachable range, not rounded, or the lower end of the range if the release offset isn't finite.
  public func restingOffset(for release: DragRelease, stops: PageStops) -> CGFloat {
    restingOffset(for: release, onPage: page(for: release, stops: stops), stops: stops)
  }

  /// The offset to rest at for any page; nil rests wherever the view would coast to.
  func restingOffset(for release: DragRelease, onPage page: Int?, stops: PageStops) -> CGFloat {
    guard let page else {
      return (release.corrected?.proposedOffset ?? stops.reachableRange.lowerBound)
        .clamped(to: stops.reachableRange)
    }
    let offsets = stops.offsets(ofPage: page)
    guard let drag = release.corrected else { return offsets.lowerBound }
    let turns =
      limit != nil && page != startPage(of: drag, stops: stops)
      && !offsets.contains(drag.releaseOffset)
    let aim = turns ? drag.releaseOffset : drag.proposedOffset
    let offset = aim.rounded(toPixelsAt: stops.displayScale).clamped(to: offsets)
    let isAtRest = drag.velocity == 0 && abs(offset - drag.releaseOffset) <= stops.halfPixel
    return isAtRest ? drag.releaseOffset : offset
  }

  /// The clause of the rule that picks the page.
  ///
  /// - Parameters:
  ///   - release: The end of a drag.
  ///   - stops: The offsets of the pages.
  /// - Returns: The clause, or `nil` without pages or a finite release offset.
  public func clause(for release: DragRelease, stops: PageStops) -> ReleaseClause? {
    decision(for: release, stops: stops)?.clause
  }

  /// The maximum number of pages, small enough to calculate with.
  private var limit: Int? { maximumPagesPerDrag.map { min($0, PageStops.pageLimit) } }

  /// The page from which a drag counts; nil without pages.
  private func startPage(of release: DragRelease, stops: PageStops) -> Int? {
    guard stops.count > 0 else { return nil }
    let start = release.corrected?.startOffset ?? release.startOffset
    return release.startPage.map(stops.clamped) ?? stops.nearestPage(to: start)
  }

  /// The page and the clause that has picked it; no clause without a finite release offset, and nil without pages.
  private func decision(
    for release: DragRelease, stops: PageStops
  ) -> (page: Int, clause: ReleaseClause?)? {
    guard let start = startPage(of: release, stops: stops) else { return nil }
    guard let drag = release.corrected else { return (start, nil) }
    let page = StartPage(offsets: stops.offsets(ofPage: start), halfPixel: stops.halfPixel)
    let step = Int(drag.direction)
    func farther(_ page: Int, _ other: Int) -> Int {
      step < 0 ? min(page, other) : max(page, other)
    }
    let settling = settlingGoal(of: drag, from: start, stops: stops)
    // At an end page, the next page is that page itself, at a distance of 0.
    let gap = stops.gap(between: start, and: stops.clamped(start + step))
    let isCancelled = page.isCancelled(by: drag)
    guard abs(drag.velocity) > flickVelocity,
      isCancelled || page.travel(of: drag) >= flickFraction * gap
    else {
      let goal = limit.map { settling.clamped(to: start - $0...start + $0) } ?? settling
      return (stops.clamped(goal), .settles)
    }
    let nearest = stops.nearestPage(to: drag.proposedOffset, toward: drag.velocity) ?? start
    // So a flick never ends short of a slower release.
    let goal = farther(nearest, settling)
    guard let limit else {
      let ahead = stops.page(beyond: drag.releaseOffset, toward: drag.velocity)
      return (stops.clamped(farther(goal, ahead)), .coasts)
    }
    // A flick against the drag counts from the page that the drag was going to, so the first page
    // on the way back is the start page.
    let first = isCancelled || page.keeps(drag) ? start : start + step
    let last = first + step * (limit - 1)
    return (
      stops.clamped(goal.clamped(to: min(first, last)...max(first, last))),
      isCancelled ? .cancels : .turns
    )
  }

  private func settlingGoal(of drag: DragRelease, from start: Int, stops: PageStops) -> Int {
    let proposed = drag.proposedOffset
    if let page = stops.page(restingAt: proposed, toward: drag.velocity) { return page }
    guard let around = stops.pages(around: proposed) else { return start }
    let (nearer, farther) =
      start < around.upperBound
      ? (around.lowerBound, around.upperBound) : (around.upperBound, around.lowerBound)
    let covered = abs(proposed - stops.offset(onPage: nearer, nearestTo: proposed))
    return covered / stops.gap(between: nearer, and: farther) >= turnFraction ? farther : nearer
  }
}

extension PageStops {
  /// The distance between two neighboring pages; 0 from a page to itself.
  fileprivate func gap(between page: Int, and other: Int) -> CGFloat {
    max(0, self[max(page, other)] - offsets(ofPage: min(page, other)).upperBound)
  }
}

/// The page from which a drag counts.
///
/// What counts are distances from the page, so on a long page nothing does.
private struct StartPage {
  let offsets: ClosedRange<CGFloat>
  let halfPixel: CGFloat

  var isLong: Bool { offsets.lowerBound < offsets.upperBound }

  /// The way of a drag with its momentum, in the direction of the velocity.
  ///
  /// From a long page it begins at the edge, however far beyond it the drag began.
  func travel(of drag: DragRelease) -> CGFloat {
    func passed(_ offset: CGFloat) -> CGFloat {
      (isLong ? distance(to: offset) : offset - drag.startOffset) * drag.direction
    }
    return max(passed(drag.releaseOffset), passed(drag.proposedOffset))
      - min(0, passed(drag.startOffset))
  }

  /// Whether the velocity points back to where the drag came from.
  ///
  /// A drag that ends on a long page was going to no other page.
  func isCancelled(by drag: DragRelease) -> Bool {
    drag.moved * drag.direction < 0 && !(isLong && distance(to: drag.releaseOffset) == 0)
  }

  /// Whether a drag with its momentum doesn't leave a long page.
  ///
  /// One that begins and ends at the edge, or beyond it, does.
  func keeps(_ drag: DragRelease) -> Bool {
    let edge = drag.velocity < 0 ? offsets.lowerBound : offsets.upperBound
    func distanceToEdge(from offset: CGFloat) -> CGFloat { (edge - offset) * drag.direction }
    return isLong && distanceToEdge(from: drag.proposedOffset) >= 0
      && max(distanceToEdge(from: drag.startOffset), distanceToEdge(from: drag.releaseOffset))
        > halfPixel
  }

  /// The signed distance from the page to an offset; 0 within half a pixel of it.
  private func distance(to offset: CGFloat) -> CGFloat {
    let distance = offset - offset.clamped(to: offsets)
    return abs(distance) > halfPixel ? distance : 0
  }
}
