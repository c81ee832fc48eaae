#if canImport(Foundation)
import Foundation
#endif

/// Where extents align with a viewport, worked out as it is asked for.
///
/// The offsets ascend; the list is that of the lines themselves, which costs nothing more.
struct AlignedExtents: Sendable, Hashable {
  private let extents: JoinedExtents
  private let fraction: CGFloat
  private let shift: CGFloat
  private let focus: CGFloat

  /// nil if the offsets don't ascend, as those of overlapping extents of different length may not.
  ///
  /// - Parameters:
  ///   - extents: What is to be aligned.
  ///   - alignment: The part of the viewport with which it aligns.
  ///   - shift: How far each extent is moved first.
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

  /// The offset that brings an extent into the focus, unclamped and unrounded.
  subscript(index: Int) -> CGFloat {
    let extent = extents[index]
    return extent.minimum + fraction * (extent.maximum - extent.minimum) + shift - focus
  }
}
