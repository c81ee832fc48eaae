import Foundation

/// The offsets at which a layout may rest, one for each page, in ascending order.
///
/// Stops are either uniform, with a first stop and a page stride, or listed. Either kind is finite
/// or a loop. All forms have the same queries.
///
/// - Finite stops have the pages `0 ..< count`. Each lies within the reachable range, so the last
///   pages share one offset if the content ends before they can be aligned.
/// - In a loop a page is any integer, and `stops[k + count * j]` is `j` periods beyond `stops[k]`.
///   Such virtual pages have no limit in either direction; ``realPage(_:)`` returns the page that a
///   virtual page shows.
///
/// All offsets are content offsets along the scroll axis, in points, on the pixel grid. Invalid
/// input is corrected, as the initializers describe.
///
/// Uniform stops take no memory and answer in O(1) for any page stride of a pixel or more; listed
/// ones answer in O(log n).
public struct PageStops: Sendable, Hashable {
  /// The number of pages; in a loop the number of pages in one period.
  public let count: Int

  /// The length of a loop in points, at least 1; `nil` for finite stops.
  public let period: CGFloat?

  /// The offsets at which the view can rest without springing back, in points.
  ///
  /// In a loop there is no limit.
  public let reachableRange: ClosedRange<CGFloat>

  /// Pixels per point, 1 … 16.
  public let displayScale: CGFloat

  let arrangement: Arrangement

  /// The offsets of the first and the last page; in a loop, of those of the first period.
  let ends: ClosedRange<CGFloat>

  /// Creates evenly spaced stops.
  ///
  /// - Parameters:
  ///   - first: The offset of page 0 before it is clamped to the range. `NaN` and infinity count as
  ///     the lower end of the range.
  ///   - pageStride: The distance between neighboring pages. `NaN` and infinity count as 0. A
  ///     negative distance gives the same stops in ascending order.
  ///   - count: The number of pages. Negative values count as 0.
  ///   - range: The offsets at which the view can rest. An infinite end means no limit.
  ///   - displayScale: Pixels per point, limited to 1 … 16. `NaN` and infinity count as 1.
  public init(
    first: CGFloat, pageStride: CGFloat, count: Int, within range: ClosedRange<CGFloat>,
    displayScale: CGFloat
  ) {
    let range = Self.corrected(range)
    let count = count.clamped(to: 0...Self.pageLimit)
    self.init(
      arrangement: Self.uniform(
        first: first.corrected(or: range.lowerBound), pageStride: pageStride, count: count),
      count: count, period: nil, range: range, displayScale: displayScale)
  }

  /// Creates stops from a list of offsets.
  ///
  /// - Parameters:
  ///   - offsets: The offsets before they are clamped to the range. They are sorted. An offset that
  ///     is `NaN` or infinite counts as the one before it, or as the lower end of the range.
  ///   - range: The offsets at which the view can rest. An infinite end means no limit.
  ///   - displayScale: Pixels per point, limited to 1 … 16. `NaN` and infinity count as 1.
  /// - Complexity: O(n log n), O(n) if the offsets are in order.
  public init(_ offsets: [CGFloat], within range: ClosedRange<CGFloat>, displayScale: CGFloat) {
    let range = Self.corrected(range)
    self.init(
      arrangement: .listed(Self.ordered(offsets, orFirst: range.lowerBound)),
      count: offsets.count, period: nil, range: range, displayScale: displayScale)
  }

  /// Creates a loop of evenly spaced stops.
  ///
  /// Without pages, or with a period of less than a point, the stops are finite and unlimited.
  ///
  /// - Parameters:
  ///   - first: The offset of page 0. `NaN` and infinity count as 0.
  ///   - pageStride: The distance between neighboring pages. `NaN` and infinity count as 0. A
  ///     negative distance gives the same stops in ascending order.
  ///   - count: The number of pages in a period. Negative values count as 0.
  ///   - period: The distance after which the pages repeat, at least the distance that the pages
  ///     span. nil, `NaN` and infinity count as the page stride times the count.
  ///   - displayScale: Pixels per point, limited to 1 … 16. `NaN` and infinity count as 1.
  /// - Returns: The stops of the loop.
  public static func loop(
    first: CGFloat, pageStride: CGFloat, count: Int, period: CGFloat? = nil, displayScale: CGFloat
  ) -> PageStops {
    let count = count.clamped(to: 0...pageLimit)
    let step = abs(pageStride.corrected())
    let natural = step * CGFloat(count)
    return PageStops(
      arrangement: uniform(first: first.corrected(), pageStride: pageStride, count: count),
      count: count, period: max(natural - step, (period ?? natural).corrected(or: natural)),
      range: unlimited, displayScale: displayScale)
  }

  /// Creates a loop from a list of offsets, one for each page of a period.
  ///
  /// Without pages, or with a period of less than a point, the stops are finite and unlimited.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of one period. They are sorted. An offset that is `NaN` or infinite
  ///     counts as the one before it, or as 0.
  ///   - period: The distance after which the pages repeat, at least the distance that the offsets
  ///     span.
  ///   - displayScale: Pixels per point, limited to 1 … 16. `NaN` and infinity count as 1.
  /// - Returns: The stops of the loop.
  /// - Complexity: O(n log n), O(n) if the offsets are in order.
  public static func loop(
    _ offsets: [CGFloat], period: CGFloat, displayScale: CGFloat
  ) -> PageStops {
    let stops = ordered(offsets, orFirst: 0)
    let span = (stops.last ?? 0) - (stops.first ?? 0)
    return PageStops(
      arrangement: .listed(stops), count: stops.count,
      period: max(span, period.corrected()), range: unlimited, displayScale: displayScale)
  }

  /// Whether the pages form a loop, without ends.
  public var isCyclic: Bool { period != nil }

  /// The offset of a page: clamped to the reachable range, then rounded to the pixel grid.
  ///
  /// A page that doesn't exist counts as the nearest one that does. Without pages, it is the lower
  /// end of the reachable range.
  public subscript(page: Int) -> CGFloat {
    guard count > 0 else { return reachableRange.lowerBound }
    let offset =
      isCyclic ? unclampedOffset(of: clamped(page)) : arrangement[page.clamped(to: 0...count - 1)]
    return Self.reached(offset, within: reachableRange, displayScale: displayScale)
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
    count > 0 ? clamped(page) - turn(of: clamped(page)) * count : 0
  }

  /// The page nearest to an offset.
  ///
  /// If several pages share one offset, it is the last of them, but at the lower end of finite
  /// stops the first: a view at its end is on its last page.
  ///
  /// - Parameters:
  ///   - offset: Any offset, also outside of the reachable range. `NaN` and infinity count as the
  ///     offset of page 0.
  ///   - direction: Which of two equally near pages to choose: a negative direction chooses the one
  ///     before the offset, any other direction the one after it.
  /// - Returns: The page, in a loop a virtual one; `nil` if there are none.
  public func nearestPage(to offset: CGFloat, toward direction: CGFloat = 0) -> Int? {
    nearestPage(to: offset, toward: direction, near: nil)
  }

  /// The pages at an offset, or otherwise the two around it.
  ///
  /// - Parameter offset: Any offset; beyond the first or the last page it counts as that page's.
  ///   `NaN` and infinity count as the offset of page 0.
  /// - Returns: All pages with exactly this offset; otherwise the neighbors, one before and one
  ///   after it; `nil` if there are no pages.
  public func pages(around offset: CGFloat) -> ClosedRange<Int>? {
    guard count > 0 else { return nil }
    let offset = withinStops(offset)
    let lower = lastPage(before: offset, orAt: true, near: likelyPage(at: offset))
    guard self[lower] == offset else { return lower...lower + 1 }
    guard self[lower - 1] == offset else { return lower...lower }
    return min(lower, lastPage(before: offset, orAt: false, near: lower) + 1)...lower
  }

  /// The fractional page at an offset: 2.5 is half-way from page 2 to page 3.
  ///
  /// It increases with the offset, and at every stop it is exactly the nearest page. If pages share
  /// one offset, it passes through all of them on the way there.
  ///
  /// - Parameter offset: Any offset. `NaN` and infinity count as the offset of page 0.
  /// - Returns: A position in `0 ... count - 1`, in a loop without limits; 0 if there are no pages.
  public func position(at offset: CGFloat) -> CGFloat {
    guard let around = pages(around: offset) else { return 0 }
    let start = self[around.lowerBound]
    let gap = self[around.upperBound] - start
    let lower = CGFloat(representative(of: around.lowerBound))
    guard gap > 0 else { return lower }
    let upper = CGFloat(representative(of: around.upperBound))
    return lower + (upper - lower) * ((withinStops(offset) - start) / gap)
  }

  /// The distance between the pages around an offset, before clamping to the reachable range.
  ///
  /// - Parameter offset: Any offset; beyond the ends the last two pages count. `NaN` and infinity
  ///   count as the offset of page 0.
  /// - Returns: A positive number of points; `nil` if there is no such distance, as with a single
  ///   page.
  public func pageStride(near offset: CGFloat) -> CGFloat? {
    guard count > 1 || isCyclic else { return nil }
    let offset = withinStops(offset)
    let page = lastPage(before: offset, orAt: true, near: likelyPage(at: offset))
    let lower = isCyclic ? page : page.clamped(to: 0...count - 2)
    let pageStride = unclampedOffset(of: lower + 1) - unclampedOffset(of: lower)
    return pageStride > 0 ? pageStride : nil
  }

  /// The page on which a view at this offset rests, exactly or within half a pixel.
  ///
  /// - Parameter offset: Any offset.
  /// - Returns: The page, in a loop a virtual one; `nil` if the view doesn't rest on a page there.
  public func page(restingAt offset: CGFloat) -> Int? {
    guard offset.isFinite, let page = nearestPage(to: offset) else { return nil }
    return abs(self[page] - offset) <= halfPixel ? page : nil
  }
}
