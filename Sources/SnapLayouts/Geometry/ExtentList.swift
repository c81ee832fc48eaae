import Foundation

/// A list of exact extents, in twelve bytes each if all begin on the pixel grid of a screen.
struct ExtentList: Sendable, Hashable {
  /// The starts in twelfths of a point; empty if one of them isn't a whole number of twelfths.
  private var twelfths: [Int32] = []
  /// The starts in points; empty if all are whole numbers of twelfths.
  private var starts: [CGFloat] = []
  private var lengths: [CGFloat] = []

  /// Creates an empty list with capacity for a number of extents.
  init(capacity: Int) {
    twelfths.reserveCapacity(capacity)
    lengths.reserveCapacity(capacity)
  }

  init(_ extents: [Extent]) {
    self.init(capacity: extents.count)
    for extent in extents { append(extent) }
  }

  var count: Int { lengths.count }

  subscript(index: Int) -> Extent {
    let start = starts.isEmpty ? Self.points(twelfths[index]) : starts[index]
    return Extent(start: start, length: lengths[index])
  }

  mutating func append(_ extent: Extent) {
    if starts.isEmpty, let start = Self.twelfths(extent.minimum) {
      twelfths.append(start)
    } else {
      if starts.isEmpty { starts = twelfths.map(Self.points) }
      twelfths = []
      starts.append(extent.minimum)
    }
    lengths.append(extent.length)
  }

  /// The number of twelfths in a distance, if it is a whole number, as on screens of 1x to 4x.
  private static func twelfths(_ points: CGFloat) -> Int32? {
    guard let twelfths = Int32(exactly: (points * 12).rounded()) else { return nil }
    return Self.points(twelfths) == points ? twelfths : nil
  }

  private static func points(_ twelfths: Int32) -> CGFloat { CGFloat(twelfths) / 12 }
}
