#if canImport(Foundation)
import Foundation
#endif

/// What a layout reads of its collection view at an event, along the scroll axis.
struct ViewSnapshot: Sendable, Hashable {
  /// The content offset, in points.
  var offset: CGFloat
  /// Whether a finger is down.
  ///
  /// `isDragging` doesn't say so: it may stay true until the view rests.
  var isTracking = false
  /// Whether the view reports any motion of its own: dragging or decelerating.
  var isMoving = false
  /// Whether an item is on its way, by drag and drop or by interactive movement.
  var isCarryingItem = false
  /// Whether the view has a window; without one nothing moves and no frame passes.
  var isInWindow = true
  /// Whether VoiceOver is on.
  var isSpoken = false
  /// Whether the layout brings a view that stops between pages to one.
  var restsOnPages = true
}
