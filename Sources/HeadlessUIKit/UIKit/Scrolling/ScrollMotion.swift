/// A motion along both axes.
struct ScrollMotion {
  enum Kind {
    /// After a release.
    case deceleration
    /// An animated request.
    case request
    /// Without flags, and without a call at its end.
    case silent
  }

  var x: AxisMotion
  var y: AxisMotion
  let kind: Kind
  var start: TimeInterval = 0

  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  var duration: TimeInterval { max(x.duration, y.duration) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.offset(at: time - start), y: y.offset(at: time - start))
  }

  /// Whether it is over: at the frame that shows the end, give or take the clock's last bits.
  func isOver(at time: TimeInterval) -> Bool { time - start >= duration - 1e-9 }

  /// Moves the rest of the way, and the end with it.
  mutating func shift(by difference: CGPoint) {
    x.shift(by: difference.x)
    y.shift(by: difference.y)
  }

  /// Moves the rest of the way, but not the end.
  mutating func bend(by difference: CGPoint, at time: TimeInterval) {
    x.bend(by: difference.x, at: time - start)
    y.bend(by: difference.y, at: time - start)
  }
}
