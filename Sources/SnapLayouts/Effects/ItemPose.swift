import Foundation

/// The scale and the turns of an item about one point.
///
/// The item is scaled, turned in the plane, turned about the line across the axis, then about the
/// line along it, and moved towards the eye, which sees it in perspective from in front of the pivot.
struct ItemPose: Sendable, Equatable {
  static let middle = CGPoint(x: 0.5, y: 0.5)

  var scale: CGFloat = 1
  var scaleAlong: CGFloat = 1
  var scaleAcross: CGFloat = 1
  var spin: CGFloat = 0
  var rotation: CGFloat = 0
  var roll: CGFloat = 0
  var depth: CGFloat = 0
  var perspective: CGFloat = 0
  var pivot = Self.middle
  var pivotDepth: CGFloat = 0

  /// Whether the pose doesn't change the item.
  var changesNothing: Bool {
    isFlat && spin == 0 && scale == 1 && scaleAlong == 1 && scaleAcross == 1
  }

  /// Whether the item stays in the plane of the screen.
  var isFlat: Bool { rotation == 0 && roll == 0 && depth == 0 }
}
