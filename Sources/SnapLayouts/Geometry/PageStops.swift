import Foundation

/// The offsets at which a layout may rest, in ascending order of its pages.
///
/// A page is one offset. A page longer than the viewport is a range of offsets, from its beginning to
/// its end. No two pages share an offset: what can't be distinguished on the screen is one page.
///
/// Stops are either uniform, with a first stop and a page stride, or listed. Either kind is finite
/// or a loop. All forms have the same queries.
///
/// - Finite stops have the pages `0 ..< count`. Each lies within the reachable range; where an end of
///   that range isn't on the pixel grid, up to half a pixel beyond it. Where the content ends before
///   the last of them can be aligned, these are one page, and so are the first.
/// - In a loop a page is any integer, and `stops[k + count * j]` is `j` periods beyond `stops[k]`.
///   Such virtual pages have no limit in either direction; ``realPage(_:)`` returns the page that a
///   virtual page shows.
///
/// All offsets are content offsets along the scroll axis, in points, on the pixel grid; half pixels
/// round up. Invalid input is corrected, as the initializers describe.
///
/// Pages come from the given offsets or ranges in these steps:
///
/// 1. They are sorted by their beginnings. One that would end before an earlier one ends where that one
///    does: it lies within the earlier one, and the view can rest on the remainder of that one, too.
/// 2. One that begins less than a pixel beyond the beginning of another, after rounding both, is one page
///    with it. However many there are, the page ends where the last of them ends.
/// 3. Beginnings and ends are limited to the reachable range and rounded to the pixel grid.
/// 4. All that then begin at the first offset are one page, which ends where the last of them ends. All
///    that begin at the last offset are one page, together with one before them that reaches that offset.
/// 5. Each page ends at least a pixel before the next one begins.
///
/// Uniform stops at least a pixel apart take no memory and answer in O(1); listed ones answer in O(log n).
public struct PageStops: Sendable, Hashable {
  /// The number of pages; in a loop the number of pages in one period.
  public internal(set) var count: Int

  /// The length of a loop in points, at least 1 and a whole number of pixels; `nil` for finite stops.
  public let period: CGFloat?

  /// The offsets at which the view can rest without springing back, in points.
  ///
  /// In a loop there is no limit.
  public internal(set) var reachableRange: ClosedRange<CGFloat>

  /// Pixels per point, 1 … 16.
  public let displayScale: CGFloat

  /// The offsets of the stops before they are clamped to the reachable range and rounded.
  let stops: Extents
  /// The groups of each stop, which can't be distinguished.
  let grouping: PageGrouping
  /// The number of stops before the one of page 0, all of which are page 0 after clamping.
  var skipped: Int
  /// The offsets from the first page to the last; in a loop, those of the first period.
  var ends: ClosedRange<CGFloat>

  /// Creates evenly spaced stops; with a period, those of a loop.
  ///
  /// - Parameters:
  ///   - first: The offset of page 0 before it is clamped to the range. `NaN` and infinity count as
  ///     the lower end of the range, with a period as 0.
  ///   - pageStride: The distance between neighboring pages. A negative distance gives the same
  ///     stops in ascending order. Pages at the same pixel are one; where the distance is less than a pixel,
  ///     more than a million pages are one altogether.
  ///   - length: The distance that the view can scroll within each page, from its beginning to its
  ///     end; by default 0. Negative values count as 0.
  ///   - count: The number of pages before those that can't be distinguished become one; in a loop, of
  ///     one period. Negative values count as 0.
  ///   - period: The distance after which the pages of a loop repeat, rounded up to whole pixels, and
  ///     at least a pixel more than the distance from the first page to the last, before rounding.
  ///     `NaN` and infinity count as the page stride times the count. By default nil: there is no loop.
  ///     Nor is there one without pages, or if neither distance is at least a point.
  ///   - range: The offsets at which the view can rest. An infinite end, the default, means no limit; a
  ///     loop has none.
  ///   - displayScale: Pixels per point, limited to 1 … 16.
  public init(
    first: CGFloat, pageStride: CGFloat, length: CGFloat = 0, count: Int, period: CGFloat? = nil,
    within range: ClosedRange<CGFloat> = -.infinity ... .infinity, displayScale: CGFloat
  ) {
    let range = range.clamped(to: Self.unlimited)
    let (pageStride, count) = (pageStride.corrected(), count.clamped(to: 0...Self.pageLimit))
    let first = first.corrected(or: period == nil ? range.lowerBound : 0)
    // A negative distance leads from page 0 to the smallest offset.
    let start = first + min(0, pageStride * CGFloat(max(0, count - 1)))
    self.init(
      .uniform(
        first: Extent(start: start, length: max(0, length.corrected())),
        pageStride: abs(pageStride), count: count),
      period: period?.corrected(or: abs(pageStride) * CGFloat(count)), within: range,
      displayScale: displayScale)
  }

  /// Creates stops from a list of offsets, for pages that fit into the viewport; with a period, those
  /// of a loop.
  ///
  /// - Parameters:
  ///   - offsets: The offsets before they are clamped to the range, of one period of a loop. They are
  ///     sorted, and those at the same pixel are one page. An offset that is `NaN` or infinite counts
  ///     as the one before it, or as the lower end of the range, with a period as 0.
  ///   - period: The distance after which the pages of a loop repeat, as for pages of any length.
  ///   - range: The offsets at which the view can rest. An infinite end, the default, means no limit; a
  ///     loop has none.
  ///   - displayScale: Pixels per point, limited to 1 … 16.
  /// - Complexity: O(n log n), O(n) if the offsets are in order.
  public init(
    _ offsets: [CGFloat], period: CGFloat? = nil,
    within range: ClosedRange<CGFloat> = -.infinity ... .infinity, displayScale: CGFloat
  ) {
    self.init(
      ranges: offsets.map { $0.isNaN ? .infinity ... .infinity : $0...$0 }, period: period,
      within: range, displayScale: displayScale)
  }

  /// Creates stops from a list of ranges of offsets, for pages of any length; with a period, those of
  /// a loop.
  ///
  /// - Parameters:
  ///   - ranges: The offsets of each page, from its beginning to its end, before they are clamped to
  ///     the range, in any order; they may overlap. A beginning that is infinite counts as the one before
  ///     it, or as the lower end of the range, with a period as 0, and such an end as the beginning.
  ///   - period: The distance after which the pages of a loop repeat, rounded up to whole pixels, and
  ///     at least a pixel more than the distance from the beginning of the first page to that of the last
  ///     one, before rounding. `NaN` and infinity count as 0. By default nil: there is no loop. Nor is
  ///     there one without pages, or if neither distance is at least a point.
  ///   - range: The offsets at which the view can rest. An infinite end, the default, means no limit; a
  ///     loop has none.
  ///   - displayScale: Pixels per point, limited to 1 … 16.
  /// - Complexity: O(n log n), O(n) if the offsets are in order.
  public init(
    ranges: [ClosedRange<CGFloat>], period: CGFloat? = nil,
    within range: ClosedRange<CGFloat> = -.infinity ... .infinity, displayScale: CGFloat
  ) {
    let range = range.clamped(to: Self.unlimited)
    var previous = period == nil ? range.lowerBound : 0
    let offsets = ranges.map { offset -> Extent in
      previous = offset.lowerBound.corrected(or: previous)
      return Extent(previous, offset.upperBound.corrected(or: previous))
    }
    let order = Array(offsets.indices).ordered { offsets[$0].minimum < offsets[$1].minimum }
    self.init(
      .listed(order.map { offsets[$0] }), period: period?.corrected(), within: range,
      displayScale: displayScale)
  }

  /// Whether the pages form a loop, without ends.
  public var isLooping: Bool { period != nil }

  /// The offset at which a page begins: clamped to the reachable range, then rounded to the pixel
  /// grid.
  ///
  /// A page that doesn't exist counts as the nearest one that does. Without pages, it is the lower
  /// end of the reachable range.
  @inline(never)
  public subscript(page: Int) -> CGFloat {
    guard count > 0 else { return reachableRange.lowerBound }
    return reached(unclamped(page).minimum)
  }

  /// All offsets at which the view rests on a page, from its beginning to its end.
  ///
  /// A page that fits into the viewport has one offset. A page ends at least a pixel before the next
  /// one begins.
  ///
  /// - Parameter page: A page, in a loop a virtual one. A page that doesn't exist counts as the
  ///   nearest one that does.
  /// - Returns: The offsets; without pages, the lower end of the reachable range.
  public func offsets(ofPage page: Int) -> ClosedRange<CGFloat> {
    guard count > 0 else { return self[0]...self[0] }
    let own = unclamped(page)
    let beginning = reached(own.minimum)
    guard own.length > 0 else { return beginning...beginning }
    let (next, end) = (self[clamped(page) + 1], reached(own.maximum))
    guard next > beginning else { return beginning...max(beginning, end) }
    let last = (next - 1 / displayScale).rounded(toPixelsAt: displayScale)
    return beginning...max(beginning, min(end, last))
  }

  /// The nearest page that exists; in a loop the page itself.
  ///
  /// - Parameter page: Any number. In a loop, numbers beyond an eighth of the range of `Int` count
  ///   as that limit.
  /// - Returns: A page; 0 if there are none.
  public func clamped(_ page: Int) -> Int { page.clamped(to: pages) }

  /// The page that a virtual page of a loop shows, `0 ..< count`.
  ///
  /// - Parameter page: Any number; without a loop it counts as the nearest page that exists.
  /// - Returns: The page; 0 if there are none.
  public func realPage(_ page: Int) -> Int {
    clamped(page) - periodNumber(of: clamped(page)) * count
  }

  /// The page nearest to an offset.
  ///
  /// - Parameters:
  ///   - offset: Any offset, also outside of the reachable range. `NaN` and infinity count as the
  ///     offset of page 0.
  ///   - direction: Which of two equally near pages to choose: a negative direction chooses the one
  ///     before the offset, any other direction the one after it.
  /// - Returns: The page, in a loop a virtual one; `nil` if there are none.
  public func nearestPage(to offset: CGFloat, toward direction: CGFloat = 0) -> Int? {
    guard count > 0 else { return nil }
    let (page, end, offset) = place(of: offset)
    guard offset > end else { return page }
    let (before, after) = (offset - end, self[page + 1] - offset)
    return before < after || (before == after && direction < 0) ? page : page + 1
  }

  /// The page at an offset, or otherwise the two around it.
  ///
  /// - Parameter offset: Any offset; before the first page it counts as the beginning of that page,
  ///   beyond the last one as its end. `NaN` and infinity count as the offset of page 0.
  /// - Returns: One page if the offset is exactly one of its offsets; otherwise the neighbors, one
  ///   before and one after it; `nil` if there are no pages.
  public func pages(around offset: CGFloat) -> ClosedRange<Int>? {
    guard count > 0 else { return nil }
    let (page, end, offset) = place(of: offset)
    return page...(offset > end ? page + 1 : page)
  }

  /// The fractional page at an offset: 2.5 is half-way from page 2 to page 3.
  ///
  /// It increases with the offset, from the end of each page to the beginning of the next; everywhere
  /// on a page it is exactly that page.
  ///
  /// - Parameter offset: Any offset. `NaN` and infinity count as the offset of page 0.
  /// - Returns: A position in `0 ... count - 1`, in a loop without limits; 0 if there are no pages.
  public func position(at offset: CGFloat) -> CGFloat {
    guard count > 0 else { return 0 }
    let (page, end, offset) = place(of: offset)
    return CGFloat(page) + (offset > end ? (offset - end) / (self[page + 1] - end) : 0)
  }

  /// The page on which a view at this offset rests, exactly or within half a pixel.
  ///
  /// - Parameters:
  ///   - offset: Any offset.
  ///   - direction: Which of two pages to choose half-way between them, as in ``nearestPage(to:toward:)``.
  /// - Returns: The page, in a loop a virtual one; `nil` if the view doesn't rest on a page there.
  @inline(never)
  public func page(restingAt offset: CGFloat, toward direction: CGFloat = 0) -> Int? {
    guard let page = nearestPage(to: offset, toward: direction) else { return nil }
    return abs(self.offset(onPage: page, nearestTo: offset) - offset) <= halfPixel ? page : nil
  }
}
