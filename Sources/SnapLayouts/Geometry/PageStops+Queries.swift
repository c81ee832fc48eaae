import Foundation

extension PageStops {
  /// The largest page number in either direction.
  ///
  /// It is a power of two, so it is exact as a `CGFloat`, and small enough to be doubled.
  static var pageLimit: Int { 1 << (Int.bitWidth - 4) }

  /// The range of a loop: larger than any offset.
  static var unlimited: ClosedRange<CGFloat> { -CGFloat.farthest...CGFloat.farthest }

  /// Half a pixel in points, with the rounding error of an offset on the grid; offsets that differ by no more count as
  /// equal.
  var halfPixel: CGFloat { 0.5 / displayScale + Tolerance.rounding }

  /// The offset of a page nearest to another offset, which must be finite.
  func offset(onPage page: Int, nearestTo offset: CGFloat) -> CGFloat {
    offset.clamped(to: offsets(ofPage: page))
  }

  /// The page on which an offset lies or the last one before it, the end of that page, and the offset within all stops,
  /// of which there must be one.
  func place(of offset: CGFloat) -> (page: Int, end: CGFloat, offset: CGFloat) {
    let offset = withinStops(offset)
    let page = lastPage(beginningBy: offset)
    return (page, offsets(ofPage: page).upperBound, offset)
  }

  /// The first page with an offset that lies beyond another one by more than half a pixel; the end
  /// page if there is none, and 0 without pages.
  ///
  /// A negative direction looks towards smaller offsets, any other direction towards larger ones.
  func page(beyond offset: CGFloat, toward direction: CGFloat) -> Int {
    let offset = offset.corrected(or: ends.lowerBound)
    guard direction >= 0 else {
      return clamped(lastPage(beginningBy: (offset - halfPixel).nextDown))
    }
    let page = lastPage(beginningBy: offset + halfPixel)
    return clamped(offsets(ofPage: page).upperBound > offset + halfPixel ? page : page + 1)
  }

  /// The offset, clamped to those from the first page to the last.
  func withinStops(_ offset: CGFloat) -> CGFloat {
    let offset = offset.corrected(or: ends.lowerBound)
    return isLooping ? offset : offset.clamped(to: ends)
  }

  /// The last page that begins at an offset or before it; -1 if it lies before the first page.
  ///
  /// - Complexity: O(log distance) from the page where the search begins.
  func lastPage(beginningBy offset: CGFloat, near page: Int? = nil) -> Int {
    guard count > 0 else { return -1 }
    return (isLooping ? pages : -1...count).lastNumber(near: page ?? likelyPage(at: offset)) {
      self[$0] <= offset
    }
  }

  /// The offsets of a page before they are clamped and rounded.
  func unclamped(_ page: Int) -> Extent {
    let page = clamped(page)
    guard let period else { return stops[page + skipped] }
    let number = periodNumber(of: page)
    let first = stops[page - number * count]
    return Extent(start: first.minimum + period * CGFloat(number), length: first.length)
  }

  /// The offset within the reachable range, on the pixel grid.
  func reached(_ offset: CGFloat) -> CGFloat {
    offset.clamped(to: reachableRange).rounded(toPixelsAt: displayScale)
  }

  /// The virtual page that shows a page, nearest to an offset; of two such pages, the later one.
  ///
  /// Without a loop it is the page itself, or the nearest one that exists.
  func page(showing page: Int, nearestTo offset: CGFloat) -> Int {
    guard let period else { return clamped(page) }
    let page = page.clamped(to: 0...count - 1)
    let (offset, limit) = (offset.corrected(), CGFloat(Self.pageLimit / count))
    let periods = ((offset - unclamped(page).minimum) / period).rounded(.down)
    let copy = page + Int(periods.clamped(to: -limit...limit)) * count
    return abs(self[copy + count] - offset) <= abs(self[copy] - offset) ? copy + count : copy
  }

  /// The equivalent position in the first period, `0 ..< count`; without a loop, the position
  /// itself.
  func realPosition(_ position: CGFloat) -> CGFloat {
    position - CGFloat(periodNumber(of: Int(position.rounded(.down))) * count)
  }

  /// The number of the period in which a page lies; 0 for the one that begins with page 0.
  func periodNumber(of page: Int) -> Int {
    guard isLooping else { return 0 }
    return page / count - (page % count < 0 ? 1 : 0)
  }

  /// The pages that exist.
  var pages: ClosedRange<Int> {
    isLooping ? -Self.pageLimit...Self.pageLimit : 0...max(0, count - 1)
  }

  /// The page at an offset if all were equally far apart.
  ///
  /// Even stops are, so there it is off by one page at most, except where clamping has moved stops.
  func likelyPage(at offset: CGFloat) -> Int {
    let (start, last) = (stops[0].minimum, stops.count - 1)
    // Limited so that page numbers don't overflow.
    let limit = CGFloat(Self.pageLimit / count)
    let number =
      period.map { ((offset - start) / $0).clamped(to: -limit...limit).rounded(.down) } ?? 0
    let meanStride = (stops[last].minimum - start) / CGFloat(last)
    let steps = (offset - start - (period ?? 0) * number) / meanStride
    let likely = steps.isNaN ? 0 : Int(steps.clamped(to: 0...CGFloat(last + 1)).rounded(.down))
    return Int(number) * count + likely - skipped
  }
}
