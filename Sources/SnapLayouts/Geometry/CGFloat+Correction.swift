import Foundation

extension CGFloat {
  /// The largest coordinate, 2^48 points.
  ///
  /// Up to it, sixteenths of a point are exact.
  static var farthest: CGFloat { 281_474_976_710_656 }

  /// The value, limited to `farthest` in both directions; the fallback for `NaN` and infinity.
  func corrected(or fallback: @autoclosure () -> CGFloat = 0) -> CGFloat {
    isFinite ? Swift.min(Swift.max(self, -Self.farthest), Self.farthest) : fallback()
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

extension CGSize {
  /// The same size, with 0 in place of negative values, `NaN` and infinity.
  var corrected: CGSize {
    CGSize(width: max(0, width.corrected()), height: max(0, height.corrected()))
  }
}

// Not one generic function: in a debug build, each call would look up the type of its range.

extension CGFloat {
  /// The value if it is in the range, otherwise the nearer end of the range.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Int {
  /// The value if it is in the range, otherwise the nearer end of the range.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
