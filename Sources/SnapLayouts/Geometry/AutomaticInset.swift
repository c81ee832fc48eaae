import Foundation

/// The insets that UIKit adds only while the content scrolls, and the items that follow them.
///
/// With automatic insets, UIKit adds the safe area along the axis if the content is longer than the
/// bounds. The length of the content depends on the insets in turn: items and padding follow the
/// viewport. So content could be long enough to scroll without the insets, and too short with them,
/// and UIKit would add and remove them forever. ``PageGeometry`` asks this value how long the
/// content would be without the insets.
struct AutomaticInset: TestedValue, Equatable {
  /// The sum of the added insets along the axis, in points.
  let length: CGFloat
  /// The length of an item that follows the viewport, in points.
  let fittedLength: CGFloat
  /// The length that such an item would have without the added insets.
  let unscrolledLength: CGFloat

  /// The line without the added insets, at the same beginning.
  ///
  /// A line of another length has a size of its own, which a delegate gives.
  func unscrolled(_ line: Extent) -> Extent {
    abs(line.length - fittedLength) < Tolerance.sum
      ? Extent(start: line.minimum, length: unscrolledLength) : line
  }
}
