import Foundation

/// What a layout reads from its collection view at an event, along the scroll axis.
struct ViewSnapshot: Sendable, Hashable {
  /// The content offset, in points.
  var offset: CGFloat
  /// Whether a finger is down.
  ///
  /// `isDragging` isn't enough: it may stay true until the view rests.
  var isTracking = false
  /// Whether the view reports a motion: dragging or decelerating.
  var isMoving = false
  /// Whether a person moves an item, by drag and drop or by interactive movement.
  var isCarryingItem = false
  /// Whether the view has a window; without one, nothing moves and no frames pass.
  var isInWindow = true
  /// Whether VoiceOver is on.
  var isSpoken = false
  /// Whether the layout moves a view that stops between pages to a page.
  var restsOnPages = true
}
