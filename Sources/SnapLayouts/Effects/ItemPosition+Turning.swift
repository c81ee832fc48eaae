#if canImport(Foundation)
import Foundation
#endif

extension ItemPosition {
  /// How far an item has turned that turns over one page: -1 before the focus, 1 after it.
  var turn: CGFloat { progress.clamped(to: -1...1) }

  /// How far the eye is from the screen: 1,000 points.
  ///
  /// From a long item it is twice its length away, so that no part of it comes near the eye.
  var eyeDistance: CGFloat { max(1_000, 2 * itemSize[along: axis]) }

  /// The perspective of a turned item.
  var perspective: CGFloat { 1 / eyeDistance }

  /// A turn from the axis towards the line across it, as a turn clockwise: the same on both axes, as in
  /// a mirror.
  func clockwise(_ turn: CGFloat) -> CGFloat { axis == .horizontal ? turn : -turn }
}
