import Foundation

extension PageStops {
  /// Half a pixel in points; offsets that differ by no more count as equal.
  var halfPixel: CGFloat { 0.5 / displayScale }

  /// All pages that share the offset of a page.
  func place(of page: Int) -> ClosedRange<Int> {
    let (page, pages) = (clamped(page), pages)
    let offset = self[page]
    let isAlone =
      (page == pages.lowerBound || self[page - 1] != offset)
      && (page == pages.upperBound || self[page + 1] != offset)
    return isAlone ? page...page : self.pages(around: offset) ?? 0...0
  }

  /// The page nearest to an offset, as the public query of the same name describes it.
  ///
  /// The search begins at a page if one is known to be near.
  func nearestPage(to offset: CGFloat, toward direction: CGFloat, near page: Int?) -> Int? {
    guard count > 0 else { return nil }
    let offset = withinStops(offset)
    let lower = lastPage(before: offset, orAt: true, near: page ?? likelyPage(at: offset))
    let before = offset - self[lower]
    guard before > 0 else { return representative(of: lower) }
    let after = self[lower + 1] - offset
    let takesLower = before < after || (before == after && direction < 0)
    return representative(of: takesLower ? lower : lower + 1)
  }

  /// The first page that lies beyond an offset by more than half a pixel; the end page if there is
  /// none.
  ///
  /// A negative direction looks towards smaller offsets, any other direction towards larger ones.
  func page(beyond offset: CGFloat, toward direction: CGFloat, near page: Int? = nil) -> Int {
    guard count > 0 else { return 0 }
    let offset = offset.corrected(or: ends.lowerBound)
    let page = page ?? likelyPage(at: offset)
    return clamped(
      direction < 0
        ? lastPage(before: offset - halfPixel, orAt: false, near: page)
        : lastPage(before: offset + halfPixel, orAt: true, near: page) + 1)
  }

  /// The page that represents all pages that share its offset.
  func representative(of page: Int) -> Int {
    let offset = self[page]
    if !isCyclic, offset == ends.lowerBound { return 0 }
    return self[page + 1] == offset ? lastPage(before: offset, orAt: true, near: page) : page
  }

  /// The offset, clamped to the first and the last stop.
  func withinStops(_ offset: CGFloat) -> CGFloat {
    let offset = offset.corrected(or: ends.lowerBound)
    return isCyclic ? offset : offset.clamped(to: ends)
  }

  /// The last page whose stop lies before an offset, or also exactly at it.
  ///
  /// If there is none, it is the number before the first page.
  ///
  /// - Complexity: O(log distance) from the page where the search begins.
  func lastPage(before offset: CGFloat, orAt includesEqual: Bool, near page: Int) -> Int {
    func precedes(_ stop: CGFloat) -> Bool { includesEqual ? stop <= offset : stop < offset }
    if !isCyclic {
      guard count > 0, precedes(ends.lowerBound) else { return -1 }
      guard !precedes(ends.upperBound) else { return count - 1 }
    }
    return pages.lastNumber(near: page) { precedes(self[$0]) }
  }

  /// The offset of an existing page before it is clamped and rounded.
  func unclampedOffset(of page: Int) -> CGFloat {
    guard let period else { return arrangement[page] }
    let turn = turn(of: page)
    return arrangement[page - turn * count] + period * CGFloat(turn)
  }

  /// The virtual page that shows a page, nearest to an offset; of two such pages, the later one.
  ///
  /// Without a loop it is the page itself, or the nearest one that exists.
  func page(showing page: Int, nearestTo offset: CGFloat) -> Int {
    guard let period else { return clamped(page) }
    let page = page.clamped(to: 0...count - 1)
    let limit = CGFloat(Self.pageLimit / count)
    let turns = ((offset.corrected() - unclampedOffset(of: page)) / period + 0.5).rounded(.down)
    // Half a period away, rounding errors decide, so compare the stops themselves.
    let copy = page + Int(turns.clamped(to: -limit...limit)) * count
    return abs(self[copy + count] - offset) <= abs(self[copy] - offset) ? copy + count : copy
  }

  /// The equivalent position in the first period, `0 ..< count`; without a loop, the position
  /// itself.
  func realPosition(_ position: CGFloat) -> CGFloat {
    guard isCyclic else { return position }
    return position - CGFloat(turn(of: Int(position.rounded(.down))) * count)
  }

  /// The number of the period in which a page lies; 0 for the one that begins with page 0.
  func turn(of page: Int) -> Int {
    guard isCyclic, !(0..<count).contains(page) else { return 0 }
    return page / count - (page % count < 0 ? 1 : 0)
  }

  /// The pages that exist.
  var pages: ClosedRange<Int> {
    isCyclic ? -Self.pageLimit...Self.pageLimit : 0...max(0, count - 1)
  }

  /// The page at an offset if all were equally far apart.
  ///
  /// Even stops are, so there it is off by one page at most, except where clamping has moved stops.
  func likelyPage(at offset: CGFloat) -> Int {
    let turn = fullTurns(before: offset)
    let start = arrangement[0]
    let steps =
      (offset - start - (period ?? 0) * CGFloat(turn)) / arrangement.meanStride(count: count)
    let page = steps.isNaN ? 0 : Int(steps.clamped(to: 0...CGFloat(count)).rounded(.down))
    return turn * count + page
  }

  /// The number of whole periods before an offset, limited so that page numbers don't overflow.
  private func fullTurns(before offset: CGFloat) -> Int {
    guard let period else { return 0 }
    let limit = CGFloat(Self.pageLimit / count)
    let turns = (offset - unclampedOffset(of: 0)) / period
    return Int(turns.clamped(to: -limit...limit).rounded(.down))
  }
}
