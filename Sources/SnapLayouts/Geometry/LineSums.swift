import Foundation

/// Lines of one item each, computed from their lengths as a flow layout does.
///
/// The flow layout rounds where items begin, but adds up unrounded lengths (fact 67).
struct LineSums: Sendable {
  /// The extent of each line along the scroll axis.
  private(set) var extents: [Extent] = []
  private let displayScale: CGFloat
  /// Where the next line begins, before rounding.
  private var position: CGFloat = 0

  init(itemCount: Int, displayScale: CGFloat) {
    self.displayScale = displayScale.correctedDisplayScale
    extents.reserveCapacity(itemCount)
  }

  /// Skips the space between lines: a spacing, an inset, a header or a footer.
  mutating func skip(_ distance: CGFloat) { position += distance.corrected() }

  /// Adds a line; a length that is negative, `NaN` or infinite counts as 0.
  mutating func append(_ length: CGFloat) {
    let length = max(0, length.corrected())
    extents.append(Extent(start: position.rounded(toPixelsAt: displayScale), length: length))
    position += length
  }

  /// Whether the last line agrees with the frame of its item in the flow layout.
  func agrees(with extent: Extent) -> Bool {
    guard let last = extents.last else { return false }
    return abs(last.minimum - extent.minimum) < Tolerance.sum
      && abs(last.maximum - extent.maximum) < Tolerance.sum
  }
}
