/// The seconds for which a view must not move before the layout acts.
///
/// They decide when the layout acts, never who is heard: whether a move is a place or a direction is decided by
/// offsets and frames, in `LayoutState+Movers`.
enum Patience {
  /// How long a view stands still that nobody moves any more, and from when on a finger holds it: then the view has
  /// no velocity and no destination.
  ///
  /// Six frames at 60 Hz: a busy app misses some.
  static var stillness: Double { 0.1 }

  /// How long the layout waits for an animation of UIKit's that was announced, that it has asked for, or that may have
  /// taken the place of a deceleration.
  ///
  /// It takes 0.3 seconds. Over a few pixels, the view stands still for most of that time.
  static var animation: Double { 0.35 }

  /// How long the layout leaves a view alone at most whose corrections somebody undoes, so that it is on a page two
  /// seconds after he has stopped.
  ///
  /// Who writes the same offset in each frame can't be told from who has stopped, except by one more correction. So
  /// an app that moves the view by a pixel in a longer time finds it elsewhere in one frame of that time.
  static var longest: Double { 4 * animation }
}
