#if canImport(Foundation)
import Foundation
#endif

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

  /// The first page that lies beyond an offset by more than half a pixel; the end page if there is
  /// none.
  ///
  /// A negative direction looks towards smaller offsets, any other direction towards larger ones.
  func page(beyond offset: CGFloat, toward direction: CGFloat) -> Int {
    let offset = offset.corrected(or: self[0])
    return clamped(
      direction < 0
        ? lastPage(before: offset - halfPixel, orAt: false)
        : lastPage(before: offset + halfPixel, orAt: true) + 1)
  }

  /// The page that represents all pages that share its offset.
  func representative(of page: Int) -> Int {
    let offset = self[page]
    if !isCyclic, offset == self[0] { return 0 }
    return self[page + 1] == offset ? lastPage(before: offset, orAt: true) : page
  }

  /// The offset, clamped to the first and the last stop.
  func withinStops(_ offset: CGFloat) -> CGFloat {
    let offset = offset.corrected(or: self[0])
    return isCyclic ? offset : offset.clamped(to: self[0]...self[count - 1])
  }

  /// The last page whose stop lies before an offset, or also exactly at it.
  ///
  /// If there is none, it is the number before the first page.
  func lastPage(before offset: CGFloat, orAt includesEqual: Bool) -> Int {
    func precedes(_ page: Int) -> Bool {
      includesEqual ? self[page] <= offset : self[page] < offset
    }
    var window = likelyWindow(around: offset)
    if !precedes(window.lowerBound) || precedes(window.upperBound) {
      if !isCyclic {
        guard count > 0, precedes(0) else { return -1 }
        guard !precedes(count - 1) else { return count - 1 }
      }
      window = certainWindow(around: offset)
    }
    var (last, next) = (window.lowerBound, window.upperBound)
    while next - last > 1 {
      let middle = last + (next - last) / 2
      if precedes(middle) { last = middle } else { next = middle }
    }
    return last
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
    guard isCyclic else { return 0 }
    return page / count - (page % count < 0 ? 1 : 0)
  }

  /// The pages that exist.
  var pages: ClosedRange<Int> {
    isCyclic ? -Self.pageLimit...Self.pageLimit : 0...max(0, count - 1)
  }

  /// Pages that enclose the last one before an offset, except where clamping has moved stops.
  ///
  /// Rounding moves a stop by half a pixel at most; the rest allows for inexact division.
  private func likelyWindow(around offset: CGFloat) -> ClosedRange<Int> {
    let pixel = 1 / displayScale
    switch arrangement {
    case .uniform(let first, let pageStride):
      let lower = page(at: offset - pixel, first: first, pageStride: pageStride)
      let upper = page(at: offset + pixel, first: first, pageStride: pageStride)
      return clamped(lower)...clamped(upper + 1)
    case .listed, .aligned:
      let turn = fullTurns(before: offset)
      let offset = offset - (period ?? 0) * CGFloat(turn)
      let lower = listedPage(beyond: offset - pixel)
      var (upper, step) = (lower, 1)
      // Usually, only a few pages lie within a pixel.
      while upper < count, arrangement[upper] <= offset + pixel {
        (upper, step) = (upper + step, 2 * step)
      }
      return clamped(turn * count + lower - 1)...clamped(turn * count + upper)
    }
  }

  /// Pages that enclose the last one before an offset, unless it lies before the first or at the
  /// last.
  private func certainWindow(around offset: CGFloat) -> ClosedRange<Int> {
    guard isCyclic else { return pages }
    let firstPage = fullTurns(before: offset) * count
    return clamped(firstPage - count)...clamped(firstPage + 2 * count)
  }

  /// The first listed page beyond an offset; the number of pages if there is none.
  private func listedPage(beyond offset: CGFloat) -> Int {
    func search(_ offsetOfPage: (Int) -> CGFloat) -> Int {
      var (lower, end) = (0, count)
      while lower < end {
        let middle = lower + (end - lower) / 2
        if offsetOfPage(middle) <= offset { lower = middle + 1 } else { end = middle }
      }
      return lower
    }
    switch arrangement {
    case .listed(let offsets): return search { offsets[$0] }
    case .aligned(let extents): return search { extents[$0] }
    case .uniform: return search { arrangement[$0] }
    }
  }

  /// The page at or before an offset among even stops, within the accuracy of division.
  private func page(at offset: CGFloat, first: CGFloat, pageStride: CGFloat) -> Int {
    let turn = fullTurns(before: offset)
    let steps = (offset - first - (period ?? 0) * CGFloat(turn)) / pageStride
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
