import Foundation

/// Converts positions in the flow layout to positions on the screen.
///
/// As long as the displacement stays the same while the view scrolls, all elements stay in place.
enum Displacement: TestedValue, Equatable {
  /// Content that has ends, with padding before it.
  case padded(CGFloat)
  /// A loop, placed around a point.
  case loop(LoopGeometry, around: CGFloat)

  /// The distance by which an element moves, given its middle, in points.
  subscript(middle: CGFloat) -> CGFloat {
    switch self {
    case .padded(let padding): padding
    // In whole periods, nearest to the point.
    case .loop(let loop, let point):
      loop.phase + loop.period * ((point - loop.phase - middle) / loop.period).rounded()
    }
  }
}
