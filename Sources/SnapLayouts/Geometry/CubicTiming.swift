#if canImport(Foundation)
import Foundation
#endif

/// How far a motion has come at a share of its time: a cubic Bézier curve from (0, 0) to (1, 1).
struct CubicTiming: Sendable {
  /// The control point at the beginning and the one at the end; their times lie within 0 … 1.
  let first: CGPoint
  let second: CGPoint

  static let linear = CubicTiming(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 1, y: 1))

  /// The share of the way at a share of the time; both 0 … 1, times beyond count as the nearer end.
  func progress(at time: CGFloat) -> CGFloat {
    let time = time.corrected().clamped(to: 0...1)
    guard time > 0, time < 1 else { return time }
    // The time grows steadily along the curve, so halving finds it; 40 halvings are exact enough.
    var (lower, upper): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (lower + upper) / 2
      if Self.value(middle, first.x, second.x) < time { lower = middle } else { upper = middle }
    }
    return Self.value((lower + upper) / 2, first.y, second.y)
  }

  private static func value(_ share: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let rest = 1 - share
    return 3 * rest * rest * share * first + 3 * rest * share * share * second
      + share * share * share
  }
}
