import Foundation

/// The offsets that align extents with a viewport, computed on demand in ascending order.
///
/// It only stores the extents of the lines, which callers keep anyway, so it takes no additional
/// memory.
struct AlignedExtents: Sendable, Hashable {
  private let extents: JoinedExtents
  private let fraction: CGFloat
  private let shift: CGFloat
  private let focus: CGFloat

  /// Creates the offsets; nil if they don't ascend, as may happen with overlapping extents of
  /// different lengths.
  ///
  /// - Parameters:
  ///   - extents: The extents to align.
  ///   - alignment: The part of the viewport to align with.
  ///   - shift: The distance by which each extent moves first.
  ///   - viewport: The viewport.
  init?(
    _ extents: JoinedExtents, to alignment: PageAlignment, movedBy shift: CGFloat,
    in viewport: Viewport
  ) {
    self.extents = extents
    self.shift = shift
    fraction = alignment.fraction
    focus = viewport.focus(of: alignment, at: 0)
    var previous = -CGFloat.infinity
    for index in 0..<extents.count {
      let offset = self[index]
      guard offset >= previous else { return nil }
      previous = offset
    }
  }

  var count: Int { extents.count }

  /// The offset that brings an extent to the focus, unclamped and unrounded.
  subscript(index: Int) -> CGFloat {
    let extent = extents[index]
    return extent.minimum + fraction * (extent.maximum - extent.minimum) + shift - focus
  }
}
