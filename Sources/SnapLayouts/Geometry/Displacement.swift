import Foundation

/// Converts positions in the flow layout to positions on the screen.
///
/// As long as the displacement stays the same while the view scrolls, all elements stay in place.
enum Displacement: Sendable, Hashable {
  /// Content that has ends, with padding before it.
  case padded(CGFloat)
  /// A ring, placed around a point.
  case ring(LoopGeometry, around: CGFloat)

  /// The distance by which an element moves, given its middle, in points.
  subscript(middle: CGFloat) -> CGFloat {
    switch self {
    case .padded(let padding): padding
    case .ring(let loop, let point): loop.displacement(ofMiddle: middle, around: point)
    }
  }
}
