#if canImport(Foundation)
import Foundation
#endif

/// The offsets at which a layout may rest, one for each page, ascending.
///
/// Stops are either uniform, given by the first one and their page stride, or listed; and either finite
/// or a loop. Whatever the form, they answer the same questions in the same way.
///
/// - Finite stops have the pages `0 ..< count`. Each lies within the reachable range, so that the
///   last pages may share one offset when the content ends before they could be aligned.
/// - In a loop a page is any integer, and `stops[k + count * j]` is one period times `j` beyond
///   `stops[k]`. Such virtual pages are not bounded in either direction; ``realPage(_:)`` tells
///   which page a virtual one shows.
///
/// All offsets are content offsets along the scroll axis, in points, on the pixel grid. Input that
/// makes no sense is corrected and never traps: see the initialisers.
///
/// Uniform stops take no memory and answer in O(1) for any page stride of a pixel or more; listed ones
/// answer in O(log n).
public struct PageStops: Sendable, Hashable {
  /// The number of pages; in a loop the number of pages in one period.
  public let count: Int

  /// The length of a loop in points, at least 1; `nil` for finite stops.
  public let period: CGFloat?

  /// The offsets at which the view can rest without springing back, in points.
  ///
  /// In a loop it is everything.
  public let reachableRange: ClosedRange<CGFloat>

  /// Pixels per point, 1 … 16.
  public let displayScale: CGFloat

  let arrangement: Arrangement

  /// Creates evenly spaced stops.
  ///
  /// - Parameters:
  ///   - first: The offset of page 0 before it is clamped to the range. Not finite: the lower end
  ///     of the range.
  ///   - pageStride: The distance between neighbouring pages. Not finite: 0. Negative: the same stops
  ///     are taken in ascending order.
  ///   - count: The number of pages. Negative: 0.
  ///   - range: The offsets at which the view can rest. An end that is infinite means no limit.
  ///   - displayScale: Pixels per point, kept within 1 … 16. Not finite: 1.
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
  ///   - offsets: The offsets before they are clamped to the range. They are put in ascending
  ///     order; one that is not finite counts as the one before it, or as the lower end of the
  ///     range.
  ///   - range: The offsets at which the view can rest. An end that is infinite means no limit.
  ///   - displayScale: Pixels per point, kept within 1 … 16. Not finite: 1.
  /// - Complexity: O(n log n), O(n) if the offsets are in order.
  public init(_ offsets: [CGFloat], within range: ClosedRange<CGFloat>, displayScale: CGFloat) {
    let range = Self.corrected(range)
    self.init(
      arrangement: .listed(Self.ordered(offsets, orFirst: range.lowerBound)),
      count: offsets.count, period: nil, range: range, displayScale: displayScale)
  }

  /// Makes a loop of evenly spaced stops.
  ///
  /// With no pages, or with a period of less than a point, the stops are finite and unlimited.
  ///
  /// - Parameters:
  ///   - first: The offset of page 0. Not finite: 0.
  ///   - pageStride: The distance between neighbouring pages. Not finite: 0. Negative: the same stops
  ///     are taken in ascending order.
  ///   - count: The number of pages in a period. Negative: 0.
  ///   - period: The distance after which the pages repeat; nil, or not finite: the page stride times the
  ///     count. Shorter than what the pages span: as long as that.
  ///   - displayScale: Pixels per point, kept within 1 … 16. Not finite: 1.
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

  /// Makes a loop from a list of offsets, one for each page of a period.
  ///
  /// With no pages, or with a period of less than a point, the stops are finite and unlimited.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of one period. They are put in ascending order; one that is not
  ///     finite counts as the one before it, or as 0.
  ///   - period: The distance after which the pages repeat. Shorter than what the offsets span: as
  ///     long as that.
  ///   - displayScale: Pixels per point, kept within 1 … 16. Not finite: 1.
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
  /// A page that does not exist counts as the nearest one that does. Without pages it is the lower
  /// end of the reachable range.
  public subscript(page: Int) -> CGFloat {
    guard count > 0 else { return reachableRange.lowerBound }
    let offset =
      isCyclic ? unclampedOffset(of: clamped(page)) : arrangement[page.clamped(to: 0...count - 1)]
    return min(max(offset, reachableRange.lowerBound), reachableRange.upperBound)
      .rounded(toPixelsAt: displayScale)
  }

  /// The nearest page that exists; in a loop the page itself.
  ///
  /// - Parameter page: Any number. In a loop those beyond an eighth of what an `Int` can hold count
  ///   as that.
  /// - Returns: A page; 0 if there are none.
  public func clamped(_ page: Int) -> Int { page.clamped(to: pages) }

  /// The page that a virtual page of a loop shows, `0 ..< count`.
  ///
  /// - Parameter page: Any number; without a loop the nearest page that exists is meant.
  /// - Returns: The page; 0 if there are none.
  public func realPage(_ page: Int) -> Int {
    count > 0 ? clamped(page) - turn(of: clamped(page)) * count : 0
  }

  /// The page nearest to an offset.
  ///
  /// Where several pages share one offset it is the last of them, but at the lower end of finite
  /// stops the first: a view at its end is on its last page.
  ///
  /// - Parameters:
  ///   - offset: Any offset, also outside the reachable range. Not finite: that of page 0.
  ///   - direction: Which of two equally near pages to take: negative the one before the offset,
  ///     otherwise the one after it.
  /// - Returns: The page, in a loop a virtual one; `nil` if there are none.
  public func nearestPage(to offset: CGFloat, toward direction: CGFloat = 0) -> Int? {
    guard let around = pages(around: offset) else { return nil }
    let offset = offset.corrected(or: self[0])
    let before = offset - self[around.lowerBound]
    let after = self[around.upperBound] - offset
    let takesLower = before < after || (before == after && direction < 0)
    return representative(of: takesLower ? around.lowerBound : around.upperBound)
  }

  /// The pages at an offset, or else the two around it.
  ///
  /// - Parameter offset: Any offset; beyond the first or last page that page's own is meant. Not
  ///   finite: that of page 0.
  /// - Returns: All pages whose offset is exactly this one; or the neighbours, one before and one
  ///   after it; `nil` if there are no pages.
  public func pages(around offset: CGFloat) -> ClosedRange<Int>? {
    guard count > 0 else { return nil }
    let offset = withinStops(offset)
    let lower = lastPage(before: offset, orAt: true)
    guard self[lower] == offset else { return lower...lower + 1 }
    guard self[lower - 1] == offset else { return lower...lower }
    return min(lower, lastPage(before: offset, orAt: false) + 1)...lower
  }

  /// The fractional page at an offset: 2.5 is half-way from page 2 to page 3.
  ///
  /// It grows steadily with the offset and is exactly the nearest page at every stop. Where pages
  /// share one offset it runs through all of them on the way there.
  ///
  /// - Parameter offset: Any offset. Not finite: that of page 0.
  /// - Returns: `0 ... count - 1`; in a loop it runs on without bound. 0 if there are no pages.
  public func position(at offset: CGFloat) -> CGFloat {
    guard let around = pages(around: offset) else { return 0 }
    let start = self[around.lowerBound]
    let gap = self[around.upperBound] - start
    let lower = CGFloat(representative(of: around.lowerBound))
    guard gap > 0 else { return lower }
    let upper = CGFloat(representative(of: around.upperBound))
    return lower + (upper - lower) * ((withinStops(offset) - start) / gap)
  }

  /// The distance between the pages around an offset, as if there were no ends to clamp them to.
  ///
  /// - Parameter offset: Any offset; beyond the ends the last two pages count. Not finite: that of
  ///   page 0.
  /// - Returns: A positive number of points; `nil` where there is no such distance, as with a
  ///   single page.
  public func pageStride(near offset: CGFloat) -> CGFloat? {
    guard count > 1 || isCyclic else { return nil }
    let page = lastPage(before: withinStops(offset), orAt: true)
    let lower = isCyclic ? page : page.clamped(to: 0...count - 2)
    let pageStride = unclampedOffset(of: lower + 1) - unclampedOffset(of: lower)
    return pageStride > 0 ? pageStride : nil
  }

  /// The page on which a view at this offset is at rest, exactly or within half a pixel.
  ///
  /// - Parameter offset: Any offset.
  /// - Returns: The page, in a loop a virtual one; `nil` if the offset is not at rest.
  public func page(restingAt offset: CGFloat) -> Int? {
    guard offset.isFinite, let page = nearestPage(to: offset) else { return nil }
    return abs(self[page] - offset) <= halfPixel ? page : nil
  }
}
