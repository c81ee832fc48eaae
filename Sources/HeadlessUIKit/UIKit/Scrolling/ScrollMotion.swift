/// A motion along both axes.
struct ScrollMotion {
  enum Kind {
    /// After a release.
    case deceleration
    /// An animated request.
    case request
    /// Frame by frame, without flags and without a call at its end.
    case silent
    /// After a tap on the status bar.
    case toTop
  }

  var x: AxisMotion
  var y: AxisMotion
  var start: TimeInterval = 0
  let kind: Kind

  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  var duration: TimeInterval { max(x.duration, y.duration) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.offset(at: time.since(start)), y: y.offset(at: time.since(start)))
  }

  /// Whether the content springs back from an edge that it has run into.
  func isBouncing(at time: TimeInterval) -> Bool { time.since(start) >= min(x.bounce, y.bounce) }

  /// Whether the motion is over: at the frame that shows its end.
  func isOver(at time: TimeInterval) -> Bool { time.since(start) >= duration }

  /// Shifts the rest of the motion and its end.
  mutating func shift(by difference: CGPoint) {
    x.shift(by: difference.x)
    y.shift(by: difference.y)
  }

  /// Shifts the rest of the motion, but not its end.
  mutating func bend(by difference: CGPoint, at time: TimeInterval) {
    x.bend(by: difference.x, at: time.since(start))
    y.bend(by: difference.y, at: time.since(start))
  }
}
