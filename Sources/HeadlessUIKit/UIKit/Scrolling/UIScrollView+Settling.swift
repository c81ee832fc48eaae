extension UIScrollView {
  /// The target that the delegate gets: on the pixel grid and within the range (facts 3, 114).
  func naturalTarget(velocity: CGPoint) -> CGPoint {
    let (x, y) = (coast(velocity.x), coast(velocity.y))
    let target = CGPoint(
      x: contentOffset.x + x.reportedDistance, y: contentOffset.y + y.reportedDistance)
    return clamped(onGrid(target))
  }

  /// The motion if nothing else chooses a target.
  func settlingMotion(velocity: CGPoint) -> ScrollMotion {
    let natural = naturalTarget(velocity: velocity)
    return ScrollMotion(
      x: settling(contentOffset.x, velocity.x, horizontalRange, natural: natural.x),
      y: settling(contentOffset.y, velocity.y, verticalRange, natural: natural.y),
      kind: .deceleration)
  }

  private func settling(
    _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, natural: CGFloat
  ) -> AxisMotion {
    guard range.contains(offset) else {
      let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
      return natural == edge
        ? .springing(back: edge, from: offset, velocity: velocity)
        : approaching(natural, from: offset, velocity)
    }
    guard coast(velocity).isMoving else { return .resting(at: offset) }
    return .decelerating(
      from: offset, velocity: velocity, rate: decelerationRate.rawValue, range: range,
      bounces: bounces)
  }

  /// The motion to a target that the layout or the delegate has chosen.
  func approachingMotion(to target: CGPoint, velocity: CGPoint) -> ScrollMotion {
    ScrollMotion(
      x: approaching(target.x, from: contentOffset.x, velocity.x),
      y: approaching(target.y, from: contentOffset.y, velocity.y), kind: .deceleration)
  }

  private func approaching(
    _ target: CGFloat, from offset: CGFloat, _ velocity: CGFloat
  ) -> AxisMotion {
    .approaching(target, from: offset, velocity: velocity, rate: decelerationRate.rawValue)
  }

  func coast(_ velocity: CGFloat) -> Coast {
    Coast(velocity: velocity, rate: decelerationRate.rawValue)
  }
}
