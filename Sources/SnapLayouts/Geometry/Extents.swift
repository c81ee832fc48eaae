import Foundation

/// Extents along one axis, such as those of lines: evenly spaced, or listed.
///
/// Evenly spaced ones take no memory.
enum Extents: Sendable, Hashable {
  case uniform(first: Extent, pageStride: CGFloat, count: Int)
  case listed([Extent])

  var count: Int {
    switch self {
    case .uniform(_, _, let count): count
    case .listed(let list): list.count
    }
  }

  /// An existing extent.
  @inline(__always)
  subscript(index: Int) -> Extent {
    switch self {
    case .uniform(let first, let pageStride, _):
      Extent(start: first.minimum + pageStride * CGFloat(index), length: first.length)
    case .listed(let list): list[index]
    }
  }

  var first: Extent? { count > 0 ? self[0] : nil }
  var last: Extent? { count > 0 ? self[count - 1] : nil }

  /// The mean distance between neighbors; `NaN` for a single extent.
  var meanStride: CGFloat {
    if case .uniform(_, let pageStride, _) = self { return pageStride }
    return (self[count - 1].minimum - self[0].minimum) / CGFloat(count - 1)
  }

  /// Other extents that depend on each one's length and move with it.
  func map(_ change: (Extent) -> Extent) -> Extents {
    switch self {
    case .uniform(let first, let pageStride, let count):
      .uniform(first: change(first), pageStride: pageStride, count: count)
    case .listed(let list): .listed(list.map(change))
    }
  }

  /// The extents that begin at different pixels, and the grouping of all extents into them.
  ///
  /// An extent that doesn't begin at least a pixel beyond the previous one joins it.
  func distinct(displayScale: CGFloat) -> (extents: Extents, grouping: PageGrouping) {
    switch self {
    case .uniform(let first, let pageStride, let count):
      let joined = (1 / (pageStride * displayScale)).rounded(.up).clamped(to: 1...1e18)
      let grouping = PageGrouping(itemCount: count, itemsPerPage: Int(joined))
      return (
        .uniform(first: first, pageStride: pageStride * joined, count: grouping.count), grouping
      )
    case .listed(let list):
      func pixel(_ extent: Extent) -> CGFloat {
        extent.minimum.rounded(toPixelsAt: displayScale)
      }
      let areDistinct = zip(list, list.dropFirst()).allSatisfy { pixel($0) < pixel($1) }
      guard !areDistinct else {
        return (self, PageGrouping(itemCount: list.count, itemsPerPage: 1))
      }
      var (joined, firsts): ([Extent], [Int]) = ([], [])
      for (number, extent) in list.enumerated() {
        if let last = joined.last, pixel(extent) <= pixel(last) {
          joined[joined.count - 1] = Extent(last.minimum, max(last.maximum, extent.maximum))
        } else {
          joined.append(extent)
          firsts.append(number)
        }
      }
      return (.listed(joined), PageGrouping(firstItems: firsts, itemCount: list.count))
    }
  }
}
