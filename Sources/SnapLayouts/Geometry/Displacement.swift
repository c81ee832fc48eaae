#if canImport(Foundation)
import Foundation
#endif

/// From where the flow layout has put things to where they are shown.
///
/// As long as it stays the same while the view scrolls, so does everything that is shown.
enum Displacement: Sendable, Hashable {
  /// Content with ends, after some room.
  case padded(CGFloat)
  /// A ring, placed around a point.
  case ring(LoopGeometry, around: CGFloat)

  /// How far something is moved, given by its middle, in points.
  subscript(middle: CGFloat) -> CGFloat {
    switch self {
    case .padded(let padding): padding
    case .ring(let loop, let point): loop.displacement(ofMiddle: middle, around: point)
    }
  }
}
