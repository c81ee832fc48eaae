#if canImport(Foundation)
import Foundation
#endif

extension CGFloat {
  /// The farthest that the geometry looks: 2^48 points, within which sixteenths of a point are exact.
  static var farthest: CGFloat { 281_474_976_710_656 }

  /// The number itself, no farther from zero than `farthest`; the fallback for what is not finite.
  func corrected(or fallback: CGFloat = 0) -> CGFloat {
    isFinite ? Swift.min(Swift.max(self, -Self.farthest), Self.farthest) : fallback
  }

  /// The display scale itself where it makes sense, 1 … 16; 1 for anything that is no number.
  var correctedDisplayScale: CGFloat { Swift.min(Swift.max(corrected(or: 1), 1), 16) }

  /// The nearest point of the pixel grid; halves go away from zero, so that mirrors agree.
  func rounded(toPixelsAt displayScale: CGFloat) -> CGFloat {
    (self * displayScale).rounded() / displayScale
  }
}
