import Foundation

extension CGFloat {
  /// The largest coordinate, 2^48 points.
  ///
  /// Up to it, sixteenths of a point are exact.
  static var farthest: CGFloat { 281_474_976_710_656 }

  /// The value, limited to `farthest` in both directions; 0 for `NaN` and infinity.
  func corrected() -> CGFloat { corrected(or: 0) }

  /// The value, limited to `farthest` in both directions; the fallback for `NaN` and infinity.
  // The code of each call would be longer than the call.
  @inline(never)
  func corrected(or fallback: CGFloat) -> CGFloat {
    if magnitude <= Self.farthest { return self }
    return isFinite ? clamped(to: -Self.farthest...Self.farthest) : fallback
  }

  /// The display scale, limited to 1 … 16; 1 for `NaN` and infinity.
  var correctedDisplayScale: CGFloat { corrected().clamped(to: 1...16) }

  /// The nearest point on the pixel grid.
  ///
  /// Half pixels round up on either side of zero, so that positions a whole number of pixels apart
  /// stay so.
  func rounded(toPixelsAt displayScale: CGFloat) -> CGFloat {
    (self + 0.5 / displayScale).roundedDown(toPixelsAt: displayScale)
  }

  /// The last point on the pixel grid up to the value, or beyond it by no more than rounding errors.
  func roundedDown(toPixelsAt displayScale: CGFloat) -> CGFloat {
    (self * displayScale + Tolerance.rounding).rounded(.down) / displayScale
  }
}

/// The larger number; of 0 and -0 the first one.
///
/// The standard library's generic function tells 0 and -0 apart, which takes five instructions in place of one.
func max(_ one: CGFloat, _ other: CGFloat) -> CGFloat { other > one ? other : one }

extension CGSize {
  /// The same size, with 0 in place of negative values, `NaN` and infinity.
  var corrected: CGSize {
    let lengths = 0...CGFloat.farthest
    if lengths.contains(width), lengths.contains(height) { return self }
    return CGSize(width: max(0, width.corrected()), height: max(0, height.corrected()))
  }
}

// Not one generic function: in a debug build, each call would look up the type of its range.

extension CGFloat {
  /// The value if it is in the range, otherwise the nearer end of the range.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(range.lowerBound > self ? range.lowerBound : self, range.upperBound)
  }
}

extension Int {
  /// The value if it is in the range, otherwise the nearer end of the range.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
