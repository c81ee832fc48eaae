#if canImport(Foundation)
import Foundation
#endif

/// One step of how an item is scaled and turned, all about one point.
///
/// It scales, turns in the plane, turns about the line across the axis, moves towards the eye, and is
/// then seen in perspective by an eye in front of the pivot.
struct ItemPose: Sendable, Equatable {
  static let middle = CGPoint(x: 0.5, y: 0.5)

  var scale: CGFloat = 1
  var spin: CGFloat = 0
  var rotation: CGFloat = 0
  var depth: CGFloat = 0
  var perspective: CGFloat = 0
  var pivot = Self.middle
  var pivotDepth: CGFloat = 0

  /// Whether it leaves the item as it is.
  var changesNothing: Bool { isFlat && scale == 1 && spin == 0 }

  /// Whether all of the item stays in the plane of the screen.
  var isFlat: Bool { rotation == 0 && depth == 0 }
}
