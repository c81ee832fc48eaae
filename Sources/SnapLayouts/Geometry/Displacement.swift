#if canImport(Foundation)
import Foundation
#endif

/// From where the flow layout has put things to where they are shown at one offset.
struct Displacement: Sendable, Hashable {
  /// The ring that the content forms; nil where it has ends.
  let loop: LoopGeometry?
  let boundsMiddle: CGFloat
  /// The room before content with ends.
  let padding: CGFloat

  /// How far something is moved, given by its middle, in points.
  subscript(middle: CGFloat) -> CGFloat {
    loop?.displacement(ofMiddle: middle, boundsMiddle: boundsMiddle) ?? padding
  }
}
