import Foundation

/// The seconds for which a view must not move before the layout acts.
///
/// They decide when the layout acts, never whose move counts: whether a move is a place or a direction is decided by
/// offsets and frames, in `LayoutState+Movers`.
enum Patience {
  /// A view that hasn't moved for this long counts as still, also under a finger: it has no velocity and no destination.
  ///
  /// Six frames at 60 Hz: a busy app misses some.
  static var stillness: Double { 0.1 }

  /// The farthest that a finger moves a view from one frame to the next, in points.
  ///
  /// A fast flick has 8 points per millisecond, and a busy app misses a frame.
  static var fingerStep: CGFloat { 250 }

  /// How long the layout waits for an animation of UIKit's that was announced, that it has asked for, or that may have
  /// taken the place of a deceleration.
  ///
  /// It takes 0.3 seconds. Over a few pixels, the view stands still for most of that time.
  static var animation: Double { 0.35 }

  /// The longest time before the layout corrects a view again that something keeps moving back, so the view is on a page two
  /// seconds after that ends.
  ///
  /// Only another correction shows whether code still writes the same offset in each frame. So code that moves the view by a
  /// pixel less often than this may find it elsewhere in one frame.
  static var longest: Double { 4 * animation }
}
