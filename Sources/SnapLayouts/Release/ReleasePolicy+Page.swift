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
  /// Of two equally near pages, the one in the direction of the velocity wins. With a limit, the
  /// page is never farther from the start page than the limit. Pages that share one offset count as
  /// one: limits count from that offset on, and the page nearest to the start page represents the
  /// others.
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
    guard
      let start = release.startPage.map(stops.clamped)
        ?? stops.nearestPage(to: release.corrected?.startOffset ?? release.startOffset),
      stops.count > 0
    else { return nil }
    guard let drag = release.corrected else { return start }

    let home = stops.place(of: start)
    let goal =
      isFlick(drag, from: start, stops: stops)
      ? flickGoal(of: drag, from: home, stops: stops)
      : settlingGoal(of: drag, from: start, stops: stops)
    let page = maximumPagesPerDrag.map { limit in
      let limit = min(limit, PageStops.pageLimit)
      return goal.clamped(to: home.lowerBound - limit...home.upperBound + limit)
    }
    return start.clamped(to: stops.place(of: page ?? goal))
  }

  /// The offset to rest at: the offset of the page, on the pixel grid and within the reachable
  /// range.
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
    release.restingOffset(onPage: page(for: release, stops: stops), stops: stops)
  }

  /// The clause of the rule that picks the page.
  ///
  /// - Parameters:
  ///   - release: The end of a drag.
  ///   - stops: The offsets of the pages.
  /// - Returns: The clause, or `nil` without pages or a finite release offset.
  public func clause(for release: DragRelease, stops: PageStops) -> ReleaseClause? {
    guard let drag = release.corrected,
      let start = release.startPage.map(stops.clamped) ?? stops.nearestPage(to: drag.startOffset),
      stops.count > 0
    else { return nil }
    guard isFlick(drag, from: start, stops: stops) else { return .settles }
    guard maximumPagesPerDrag != nil else { return .coasts }
    return drag.goesBack ? .cancels : .turns
  }

  private func isFlick(_ drag: DragRelease, from start: Int, stops: PageStops) -> Bool {
    guard abs(drag.velocity) > flickVelocity else { return false }
    // At an end page, the next page is that page itself, at a distance of 0.
    let next = stops.page(beyond: stops[start], toward: drag.velocity, near: start)
    return drag.goesBack || drag.way >= flickFraction * abs(stops[next] - stops[start])
  }

  private func flickGoal(
    of drag: DragRelease, from home: ClosedRange<Int>, stops: PageStops
  ) -> Int {
    let nearest =
      stops.nearestPage(to: drag.proposedOffset, toward: drag.velocity, near: home.lowerBound)
      ?? home.lowerBound
    let step = drag.velocity < 0 ? -1 : 1
    guard let limit = maximumPagesPerDrag.map({ min($0, PageStops.pageLimit) }) else {
      let ahead = stops.page(
        beyond: drag.releaseOffset, toward: drag.velocity, near: home.lowerBound)
      return step < 0 ? min(nearest, ahead) : max(nearest, ahead)
    }
    let edge = step < 0 ? home.lowerBound : home.upperBound
    // A flick against the drag counts from the page that the drag was going to, so the first page
    // on the way back is the start page.
    let first = drag.goesBack ? edge : edge + step
    let ends = (first, first + step * (limit - 1))
    return nearest.clamped(to: min(ends.0, ends.1)...max(ends.0, ends.1))
  }

  private func settlingGoal(of drag: DragRelease, from start: Int, stops: PageStops) -> Int {
    let resting = stops.page(restingAt: drag.proposedOffset).map { stops[$0] }
    let proposed = resting ?? drag.proposedOffset
    guard let around = stops.pages(around: proposed) else { return start }
    let (nearer, farther) =
      start < around.upperBound
      ? (around.lowerBound, around.upperBound) : (around.upperBound, around.lowerBound)
    let gap = abs(stops[farther] - stops[nearer])
    let turns = gap > 0 && abs(proposed - stops[nearer]) / gap >= turnFraction
    return turns ? farther : nearer
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
