import Foundation

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
struct CubicTiming: TestedValue, Equatable {
  /// A control point of the curve; its time is within 0 … 1.
  struct Point: TestedValue, Equatable {
    let x: CGFloat
    let y: CGFloat
  }

  /// The control points near the beginning and the end.
  let first: Point
  let second: Point

  static var linear: CubicTiming {
    CubicTiming(first: Point(x: 0, y: 0), second: Point(x: 1, y: 1))
  }
  static var easeOut: CubicTiming {
    CubicTiming(first: Point(x: 0, y: 0), second: Point(x: 0.58, y: 1))
  }

  /// The fraction of the distance at a fraction of the time; times outside of 0 … 1 count as the
  /// nearer end.
  func progress(at time: CGFloat) -> CGFloat {
    let time = time.corrected().clamped(to: 0...1)
    guard time > 0, time < 1 else { return time }
    // Time increases along the curve, so bisection finds it; 40 steps are exact enough.
    var (lower, upper): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (lower + upper) / 2
      if Self.value(middle, first.x, second.x) < time { lower = middle } else { upper = middle }
    }
    return Self.value((lower + upper) / 2, first.y, second.y)
  }

  private static func value(_ fraction: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let rest = 1 - fraction
    return 3 * rest * rest * fraction * first + 3 * rest * fraction * fraction * second
      + fraction * fraction * fraction
  }
}
