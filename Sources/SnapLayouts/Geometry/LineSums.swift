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

  /// Adds lines with a space between them; a length that is negative, `NaN` or infinite counts as 0.
  mutating func append(_ sizes: ArraySlice<CGSize>, along axis: ScrollAxis, spacing: CGFloat) {
    let (spacing, scale) = (spacing.corrected(), displayScale)
    for size in sizes {
      let length = max(0, size[along: axis].corrected())
      extents.append(Extent(start: position.rounded(toPixelsAt: scale), length: length))
      position += length + spacing
    }
    if !sizes.isEmpty { position -= spacing }
  }

  /// Whether the last line agrees with the frame of its item in the flow layout.
  func agrees(with extent: Extent) -> Bool {
    guard let last = extents.last else { return false }
    return abs(last.minimum - extent.minimum) < Tolerance.sum
      && abs(last.maximum - extent.maximum) < Tolerance.sum
  }
}
