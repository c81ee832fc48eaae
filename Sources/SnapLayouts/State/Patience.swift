/// The seconds for which a view must not move before it counts as still.
enum Patience {
  /// Six frames at 60 Hz: a busy app misses some.
  static var stillness: Double { 0.1 }

  /// Two steps of one motion: three frames at 60 Hz, because a busy app misses some.
  static var step: Double { 0.05 }

  /// An animation of UIKit's takes 0.3 seconds.
  ///
  /// Over a few pixels, the view stands still for most of that time.
  static var animation: Double { 0.35 }

  /// Who reacts to a view that has come to rest does so at once or, if it waits for stillness in the
  /// same way, a few frames after that.
  static var reaction: Double { 0.3 }
}
