import Foundation

/// What is known of all extents of a list, so that few questions need another pass over them.
struct ExtentSummary: Sendable, Hashable {
  /// The lengths of all extents together, in points.
  private(set) var total: CGFloat = 0
  private(set) var shortest = CGFloat.farthest
  private(set) var longest: CGFloat = 0
  /// The least space between neighbors, in points; negative where they overlap.
  private(set) var leastSpace = CGFloat.farthest
  private(set) var greatestSpace = -CGFloat.farthest
  private var end: CGFloat?

  /// Adds the next extent.
  mutating func add(_ extent: Extent) {
    let length = extent.length
    total += length
    (shortest, longest) = (min(shortest, length), max(longest, length))
    if let end {
      let space = extent.minimum - end
      (leastSpace, greatestSpace) = (min(leastSpace, space), max(greatestSpace, space))
    }
    end = extent.maximum
  }
}

/// A list of extents, and their summary.
struct ExtentList: Sendable, Hashable {
  let extents: [Extent]
  let summary: ExtentSummary

  init(_ extents: [Extent]) {
    self.extents = extents
    summary = extents.reduce(into: ExtentSummary()) { $0.add($1) }
  }
}
