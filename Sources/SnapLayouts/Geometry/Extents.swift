import Foundation

/// Extents along one axis, such as those of lines.
enum Extents: Sendable, Hashable {
  /// Equal extents, which take no memory.
  case uniform(first: Extent, pageStride: CGFloat, count: Int)
  case listed([Extent])

  var count: Int {
    switch self {
    case .uniform(_, _, let count): count
    case .listed(let list): list.count
    }
  }

  /// The length of each of them; nil if they may differ.
  var equalLength: CGFloat? {
    if case .uniform(let first, _, _) = self { first.length } else { nil }
  }

  var first: Extent? { count > 0 ? self[0] : nil }
  var last: Extent? { count > 0 ? self[count - 1] : nil }

  /// An existing extent.
  subscript(index: Int) -> Extent {
    switch self {
    case .uniform(let first, let pageStride, _):
      Extent(start: first.minimum + pageStride * CGFloat(index), length: first.length)
    case .listed(let list): list[index]
    }
  }

  /// All of them, in O(n).
  var list: [Extent] { (0..<count).map { self[$0] } }
}
