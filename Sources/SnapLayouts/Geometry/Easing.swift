import Foundation

/// How a fraction of a change follows a fraction of a distance or of a time: a cubic Bézier curve from (0, 0) to (1, 1).
public struct Easing: Sendable, Hashable {
  /// The control points near the beginning and the end; their times are within 0 … 1.
  let x1: CGFloat
  let y1: CGFloat
  let x2: CGFloat
  let y2: CGFloat

  // Computed, so that a number isn't part of the interface.

  /// In proportion.
  public static var linear: Easing { Easing(x1: 0, y1: 0, x2: 1, y2: 1) }

  /// Slow at the beginning; of an effect, near the focus.
  public static var easeIn: Easing { Easing(x1: 0.42, y1: 0, x2: 1, y2: 1) }

  /// Slow at the end; of an effect, far from the focus.
  public static var easeOut: Easing { Easing(x1: 0, y1: 0, x2: 0.58, y2: 1) }

  /// Slow at both ends.
  public static var easeInOut: Easing { Easing(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }

  /// A curve with the control points (x1, y1) and (x2, y2).
  ///
  /// The x coordinates count as the nearest in 0 … 1. The y coordinates have no limit: beyond 0 … 1, the curve may go
  /// beyond its ends on the way. `NaN` and infinity count as 0.
  public static func curve(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) -> Easing {
    Easing(
      x1: x1.corrected().clamped(to: 0...1), y1: y1.corrected(),
      x2: x2.corrected().clamped(to: 0...1), y2: y2.corrected())
  }

  /// The fraction of the distance at a fraction of the time; times outside of 0 … 1 count as the
  /// nearer end.
  func progress(at time: CGFloat) -> CGFloat {
    let time = time.corrected().clamped(to: 0...1)
    guard time > 0, time < 1, self != .linear else { return time }
    // Time increases along the curve, so bisection finds it; 40 steps are exact enough.
    var (lower, upper): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (lower + upper) / 2
      if Self.value(middle, x1, x2) < time { lower = middle } else { upper = middle }
    }
    return Self.value((lower + upper) / 2, y1, y2)
  }

  private static func value(_ fraction: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let left = 1 - fraction
    return 3 * left * left * fraction * first + 3 * left * fraction * fraction * second
      + fraction * fraction * fraction
  }
}
