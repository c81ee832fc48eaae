internal import UIKitQuestions

extension UIScrollView.DecelerationRate {
  /// The rate that a view has after it was set to this one (fact 169).
  var kept: Self {
    guard OpenQuestions.current.scrolling.decelerationRates == .nearest else { return self }
    let middle = (Self.fast.rawValue + Self.normal.rawValue) / 2
    return rawValue < middle ? .fast : .normal
  }
}

/// A deceleration without edges: the velocity is multiplied by the rate each millisecond, until it
/// has fallen to ten points per second (facts 1, 3).
struct Coast {
  /// The velocity in points per second.
  let velocity: CGFloat
  let rate: CGFloat

  private let stopVelocity: CGFloat = 10

  init(velocity: CGFloat, rate: CGFloat) {
    self.velocity = velocity
    self.rate = min(max(rate, 0.5), 0.9999)
  }

  var isMoving: Bool { abs(velocity) > stopVelocity }

  var duration: TimeInterval { isMoving ? log(stopVelocity / abs(velocity)) / decay : 0 }

  /// The distance: the sum over the milliseconds.
  var distance: CGFloat { excessVelocity * rate / (1 - rate) / 1000 }

  /// The distance that the delegate gets, which is slightly longer.
  var reportedDistance: CGFloat { -excessVelocity / decay }

  func velocity(at time: TimeInterval) -> CGFloat { velocity * exp(decay * time) }

  func distance(at time: TimeInterval) -> CGFloat {
    reach * (1 - exp(decay * time))
  }

  func time(ofDistance distance: CGFloat) -> TimeInterval {
    guard reach != 0 else { return 0 }
    let share = min(max(distance / reach, 0), 0.999_999)
    return log(1 - share) / decay
  }

  private var decay: CGFloat { 1000 * log(rate) }

  private var reach: CGFloat { velocity * rate / (1 - rate) / 1000 }

  private var excessVelocity: CGFloat {
    isMoving ? velocity - (velocity > 0 ? stopVelocity : -stopVelocity) : 0
  }
}
