import Foundation

extension ReleasePolicy {
  /// Picks the page to rest on.
  ///
  /// A release is a flick if it is faster than ``flickVelocity`` and either goes back against the
  /// drag, or the drag with its momentum covers ``flickFraction`` of the way from the start page to
  /// the next one in its direction. So a fast, short flick never springs back. At an end page there
  /// is no next page, and a fast release there is always a flick.
  ///
  /// - A flick without a limit goes to the page nearest to the proposed offset, but at least to the
  ///   first one ahead, or to the end page.
  /// - A flick with a limit goes to the page nearest to the proposed offset, but at least one page
  ///   on and at most as many as the limit. It counts from the start page; a flick against the drag
  ///   counts from the page that the drag was going to. So dragging forward and flicking back
  ///   cancels the turn.
  /// - Any other release goes to one of the two pages around the proposed offset: to the one
  ///   farther from the start page if ``turnFraction`` of the way from the nearer one is covered,
  ///   otherwise to the nearer one.
  ///
  /// Of two equally near pages, the one in the direction of the velocity wins. A flick never ends
  /// short of where the same release would end without one. With a limit, the page is never farther
  /// from the start page than the limit.
  ///
  /// On a page longer than the viewport, distances count from the edge of the page: a drag that begins
  /// and would end on the page stays there, and the way of one that leaves it begins at the edge.
  ///
  /// If the proposed offset or the velocity is `NaN` or infinite, the release offset and no
  /// velocity are used instead; if the release offset isn't finite either, the start page.
  ///
  /// - Parameters:
  ///   - release: The end of a drag.
  ///   - stops: The offsets of the pages.
  /// - Returns: A page that exists, or `nil` if there are none. In a loop it is the virtual page in
  ///   the direction of travel, so `stops[page]` is the target of the view;
  ///   ``PageStops/realPage(_:)`` returns the page that it shows.
  /// - Complexity: About ten queries of the stops.
  public func page(for release: DragRelease, stops: PageStops) -> Int? {
    guard let start = startPage(of: release, stops: stops) else { return nil }
    guard let drag = release.corrected else { return start }
    let goal =
      isFlick(drag, from: start, stops: stops)
      ? flickGoal(of: drag, from: start, stops: stops)
      : settlingGoal(of: drag, from: start, stops: stops)
    guard let limit else { return stops.clamped(goal) }
    return stops.clamped(goal.clamped(to: start - limit...start + limit))
  }

  /// The offset to rest at: an offset of the page, on the pixel grid and within the reachable range.
  ///
  /// On a page longer than the viewport, it is the proposed offset, or the nearest one of the page.
  /// With a limit, a release that turns to another page arrives at the edge of that page where it
  /// comes from: at its beginning, or at its end on the way back.
  ///
  /// A view released without velocity within half a pixel of that offset stays exactly where it is.
  ///
  /// - Parameters:
  ///   - release: The end of a drag.
  ///   - stops: The offsets of the pages.
  /// - Returns: An offset in points, always finite. Without pages it is the proposed offset within
  ///   the reachable range; if that isn't finite, the release offset; if that isn't finite either,
  ///   the lower end of the range.
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
    let isThere = drag.velocity == 0 && abs(offset - drag.releaseOffset) <= stops.halfPixel
    return isThere ? drag.releaseOffset : offset
  }

  /// The clause of the rule that picks the page.
  ///
  /// - Parameters:
  ///   - release: The end of a drag.
  ///   - stops: The offsets of the pages.
  /// - Returns: The clause, or `nil` without pages or a finite release offset.
  public func clause(for release: DragRelease, stops: PageStops) -> ReleaseClause? {
    guard let start = startPage(of: release, stops: stops), let drag = release.corrected,
      isFlick(drag, from: start, stops: stops)
    else { return stops.count > 0 && release.corrected != nil ? .settles : nil }
    guard maximumPagesPerDrag != nil else { return .coasts }
    return drag.goesBack ? .cancels : .turns
  }

  /// The maximum number of pages, small enough to calculate with.
  private var limit: Int? { maximumPagesPerDrag.map { min($0, PageStops.pageLimit) } }

  /// The page from which a drag counts; nil without pages.
  private func startPage(of release: DragRelease, stops: PageStops) -> Int? {
    guard stops.count > 0 else { return nil }
    let start = release.corrected?.startOffset ?? release.startOffset
    return release.startPage.map(stops.clamped) ?? stops.nearestPage(to: start)
  }

  private func isFlick(_ drag: DragRelease, from start: Int, stops: PageStops) -> Bool {
    guard abs(drag.velocity) > flickVelocity else { return false }
    // At an end page, the next page is that page itself, at a distance of 0.
    let next = stops.clamped(drag.velocity < 0 ? start - 1 : start + 1)
    let way = drag.way - stops.distance(ahead: drag, onPage: start)
    return drag.goesBack || way >= flickFraction * stops.gap(between: start, and: next)
  }

  private func flickGoal(of drag: DragRelease, from start: Int, stops: PageStops) -> Int {
    let step = drag.velocity < 0 ? -1 : 1
    func farther(_ page: Int, _ other: Int) -> Int {
      step < 0 ? min(page, other) : max(page, other)
    }
    let nearest =
      stops.nearestPage(to: drag.proposedOffset, toward: drag.velocity, near: start) ?? start
    // So a flick never ends short of a slower release.
    let goal = farther(nearest, settlingGoal(of: drag, from: start, stops: stops))
    guard let limit else {
      return farther(
        goal, stops.page(beyond: drag.releaseOffset, toward: drag.velocity, near: start))
    }
    // A flick against the drag counts from the page that the drag was going to, so the first page
    // on the way back is the start page.
    let room = stops.distance(ahead: drag, onPage: start)
    let stays =
      room > stops.halfPixel && (drag.proposedOffset - drag.startOffset) * drag.direction <= room
    let first = drag.goesBack || stays ? start : start + step
    let last = first + step * (limit - 1)
    return goal.clamped(to: min(first, last)...max(first, last))
  }

  private func settlingGoal(of drag: DragRelease, from start: Int, stops: PageStops) -> Int {
    if let page = stops.page(restingAt: drag.proposedOffset) { return page }
    guard let around = stops.pages(around: drag.proposedOffset) else { return start }
    let (nearer, farther) =
      start < around.upperBound
      ? (around.lowerBound, around.upperBound) : (around.upperBound, around.lowerBound)
    let edge = stops.offset(onPage: nearer, nearestTo: drag.proposedOffset)
    let covered = abs(drag.proposedOffset - edge)
    return covered / stops.gap(between: nearer, and: farther) >= turnFraction ? farther : nearer
  }
}

extension PageStops {
  /// The distance between two neighboring pages; 0 from a page to itself.
  fileprivate func gap(between page: Int, and other: Int) -> CGFloat {
    let (lower, upper) = (min(page, other), max(page, other))
    return lower == upper ? 0 : self[upper] - offsets(ofPage: lower).upperBound
  }

  /// The distance that a drag can go on, from where it began, before it leaves a page.
  fileprivate func distance(ahead drag: DragRelease, onPage page: Int) -> CGFloat {
    let offsets = offsets(ofPage: page)
    let start = drag.startOffset
    let isOn = offset(onPage: page, nearestTo: start)
    guard abs(isOn - start) <= halfPixel else { return 0 }
    return drag.velocity < 0 ? isOn - offsets.lowerBound : offsets.upperBound - isOn
  }
}

/// Which part of a release policy's rule picks the page.
///
/// See ``ReleasePolicy/page(for:stops:)`` for the rule.
public enum ReleaseClause: Sendable, Hashable, CaseIterable {
  /// No flick: one of the two pages around the proposed offset, by ``ReleasePolicy/turnFraction``.
  case settles
  /// A flick without a limit: the page nearest the proposed offset, at least the first one ahead.
  case coasts
  /// A flick with a limit: at least one page on, at most as many as the limit.
  case turns
  /// A flick with a limit against the drag, which counts from the page that the drag was going to.
  case cancels
}
