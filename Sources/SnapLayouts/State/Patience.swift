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

  /// How long the layout leaves a view alone before it corrects it again.
  ///
  /// Who undoes corrections may be about to move the view on, however slowly. So each time takes as long as he has
  /// been undoing them.
  ///
  /// - Parameter corrections: How many corrections in a row somebody has undone.
  /// - Returns: A time in seconds.
  static func stillness(afterUndone corrections: Int) -> Double {
    corrections == 0 ? stillness : animation * Double(1 << min(corrections - 1, 20))
  }
}
