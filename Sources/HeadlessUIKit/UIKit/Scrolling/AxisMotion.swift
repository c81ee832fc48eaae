/// The motion of an offset along one axis, after a release or on request.
///
/// Offsets are in points, times in seconds, velocities in points per second.
struct AxisMotion {
  let duration: TimeInterval
  var end: CGFloat
  /// When it becomes the spring of an edge.
  private(set) var bounce = TimeInterval.infinity
  private var position: (TimeInterval) -> CGFloat

  func offset(at time: TimeInterval) -> CGFloat { time >= duration ? end : position(time) }

  /// Shifts the motion by a distance (fact 25).
  mutating func shift(by distance: CGFloat) {
    end += distance
    let unshifted = position
    position = { unshifted($0) + distance }
  }

  /// Shifts the motion by a distance at `time`, but keeps its end.
  mutating func bend(by distance: CGFloat, at time: TimeInterval) {
    let (straight, rest) = (position, duration - time)
    guard rest > 0 else { return }
    let duration = duration
    position = { straight($0) + distance * (duration - $0) / rest }
  }

  /// No motion.
  static func resting(at offset: CGFloat) -> AxisMotion {
    AxisMotion(duration: 0, end: offset) { _ in offset }
  }

  /// An animated `setContentOffset`: half a cosine wave in 0.3 seconds (fact 22).
  static func eased(from start: CGFloat, to end: CGFloat) -> AxisMotion {
    let duration = 0.3
    return AxisMotion(duration: duration, end: end) { time in
      start + (end - start) * (1 - cos(.pi * time / duration)) / 2
    }
  }

  /// A natural deceleration (fact 3), which becomes a spring with its velocity at an edge
  /// (fact 13).
  static func decelerating(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>,
    bounces: Bool
  ) -> AxisMotion {
    let coast = Coast(velocity: velocity, rate: rate)
    let landing = start + coast.distance
    guard !range.contains(landing) else {
      return AxisMotion(duration: coast.duration, end: landing) { start + coast.distance(at: $0) }
    }
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    let crossing = coast.time(ofDistance: edge - start)
    guard bounces else {
      return AxisMotion(duration: crossing, end: edge) { start + coast.distance(at: $0) }
    }
    let spring = springing(back: edge, from: edge, velocity: coast.velocity(at: crossing))
    var motion = AxisMotion(duration: crossing + spring.duration, end: edge) { time in
      time < crossing ? start + coast.distance(at: time) : spring.position(time - crossing)
    }
    motion.bounce = crossing
    return motion
  }

  /// The return from beyond an edge (fact 13): critically damped with a velocity, otherwise
  /// overdamped.
  static func springing(
    back edge: CGFloat, from start: CGFloat, velocity: CGFloat
  ) -> AxisMotion {
    let excess = start - edge
    guard abs(velocity) >= 50 else {
      let (slow, fast) = (9.0, 46.0)
      return settling(at: edge) { time in
        excess * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
      }
    }
    let frequency = 11.0
    return settling(at: edge) { time in
      (excess + (velocity + frequency * excess) * time) * exp(-frequency * time)
    }
  }

  /// A deceleration to a target that the delegate or the layout has chosen (facts 16-18).
  ///
  /// It ends exactly there. Its course is undocumented. This one keeps the initial velocity and
  /// slows down at least as fast as the deceleration rate, so it approaches far targets slowly at
  /// the normal rate. It never overshoots, and ends at once if the target lies against the
  /// velocity.
  static func approaching(
    _ target: CGFloat, from start: CGFloat, velocity: CGFloat, rate: CGFloat
  ) -> AxisMotion {
    let distance = target - start
    guard distance != 0 else { return resting(at: target) }
    let (natural, gentle, instant) = (-1000 * log(min(max(rate, 0.5), 0.9999)), 9.0, 100.0)
    let isOpposed = velocity * distance < 0
    let isFlick = abs(velocity) >= 270
    let frequency =
      isOpposed ? instant : max(velocity / distance, natural, isFlick ? 0 : gentle)
    let initialVelocity = isOpposed ? 0 : velocity
    return settling(at: target) { time in
      (-distance + (initialVelocity - frequency * distance) * time) * exp(-frequency * time)
    }
  }

  /// A motion that ends once its distance from `end` stays below half a point.
  private static func settling(
    at end: CGFloat, displacement: @escaping (TimeInterval) -> CGFloat
  ) -> AxisMotion {
    let step = 1 / 240.0
    let last = stride(from: 6, through: 0, by: -step).first { abs(displacement($0)) >= 0.5 } ?? 0
    return AxisMotion(duration: last + step, end: end) { end + displacement($0) }
  }

  private init(
    duration: TimeInterval, end: CGFloat, position: @escaping (TimeInterval) -> CGFloat
  ) {
    self.duration = duration
    self.end = end
    self.position = position
  }
}
