#if canImport(Foundation)
import Foundation
#endif

/// Converts positions in the flow layout to positions on the screen at one offset.
struct Displacement: Sendable, Hashable {
  /// The ring that the content forms; nil if it has ends.
  let loop: LoopGeometry?
  let boundsMiddle: CGFloat
  /// The padding before content that has ends.
  let padding: CGFloat

  /// The distance by which an element moves, given its middle, in points.
  subscript(middle: CGFloat) -> CGFloat {
    loop?.displacement(ofMiddle: middle, boundsMiddle: boundsMiddle) ?? padding
  }
}
