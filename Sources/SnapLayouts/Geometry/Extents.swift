import Foundation

/// Extents along one axis, such as those of lines.
enum Extents: Sendable, Hashable {
  /// Equal extents, which take no memory.
  case uniform(first: Extent, pageStride: CGFloat, count: Int)
  case listed(ExtentList)
  /// Extents that each cover several of a list, and their own summary.
  case joined([Extent], PageGrouping, ExtentSummary)

  var count: Int {
    switch self {
    case .uniform(_, _, let count): count
    case .listed(let list): list.extents.count
    case .joined(_, let grouping, _): grouping.count
    }
  }

  /// What is known of all of them; nil if they are equal.
  var summary: ExtentSummary? {
    switch self {
    case .uniform: nil
    case .listed(let list): list.summary
    case .joined(_, _, let summary): summary
    }
  }

  var first: Extent? { count > 0 ? self[0] : nil }
  var last: Extent? { count > 0 ? self[count - 1] : nil }

  /// An existing extent.
  @inline(__always)
  subscript(index: Int) -> Extent {
    switch self {
    case .uniform(let first, let pageStride, _):
      return Extent(start: first.minimum + pageStride * CGFloat(index), length: first.length)
    case .listed(let list): return list.extents[index]
    case .joined(let list, let grouping, _):
      let part = list[grouping.items(inPage: index)]
      return part.dropFirst().reduce(part[part.startIndex]) { $0.union($1) }
    }
  }
}

/// The offsets at which a viewport shows an extent.
struct OffsetRule: Sendable, Hashable {
  /// The aligned point as a fraction of the extent's length.
  var fraction: CGFloat = 0
  /// The distance from the aligned point to the offset.
  var shift: CGFloat = 0
  /// The length of the longest extent that fits.
  var availableLength: CGFloat = 0

  /// The one offset for an extent that fits; otherwise the offsets from its beginning to its end.
  ///
  /// They are unrounded, and possibly unreachable. The rule without properties makes an extent its own
  /// offsets.
  func offsets(showing extent: Extent) -> Extent {
    let excess = max(0, extent.length - availableLength)
    return Extent(
      start: extent.point(at: fraction) - fraction * excess + shift, length: excess)
  }
}
