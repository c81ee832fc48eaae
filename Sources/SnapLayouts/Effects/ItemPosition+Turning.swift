import Foundation

extension ItemPosition {
  /// The turn of an item that turns over one page: -1 before the focus, 1 after it.
  var turn: CGFloat { progress.clamped(to: -1...1) }

  /// The distance of the eye from the screen: 1,000 points.
  ///
  /// For a long item it is twice the item's length, so that no part of the item comes near the eye.
  var eyeDistance: CGFloat { max(1_000, 2 * itemSize[along: axis]) }

  /// The perspective of a turned item.
  var perspective: CGFloat { 1 / eyeDistance }

  /// A clockwise turn for a turn from the axis towards the line across it; the axes mirror each
  /// other.
  func clockwise(_ turn: CGFloat) -> CGFloat { axis == .horizontal ? turn : -turn }
}
