internal import UIKitQuestions

extension UIScrollView {
  /// Where it would coast, as it is told to the delegate: on the pixel grid and within the range
  /// (facts 3, 114).
  func naturalTarget(velocity: CGPoint) -> CGPoint {
    let (x, y) = (coast(velocity.x), coast(velocity.y))
    let target = CGPoint(
      x: contentOffset.x + x.reportedDistance, y: contentOffset.y + y.reportedDistance)
    return clamped(onGrid(target))
  }

  /// What happens if nobody chooses a target.
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
    return decelerating(offset, velocity, range)
  }

  /// What happens if somebody chooses a target.
  func approachingMotion(to target: CGPoint, velocity: CGPoint) -> ScrollMotion {
    func motion(
      _ target: CGFloat, _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> AxisMotion {
      passes(target, from: offset, velocity, range)
        ? decelerating(offset, velocity, range) : approaching(target, from: offset, velocity)
    }
    return ScrollMotion(
      x: motion(target.x, contentOffset.x, velocity.x, horizontalRange),
      y: motion(target.y, contentOffset.y, velocity.y, verticalRange), kind: .deceleration)
  }

  /// Whether it goes beyond the edge that is its target (fact 122).
  private func passes(
    _ target: CGFloat, from offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>
  ) -> Bool {
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    return target == edge && range.contains(offset)
      && !range.contains(offset + coast(velocity).distance)
      && OpenQuestions.current.scrolling.boundaryTarget == .overscrolls
  }

  private func approaching(
    _ target: CGFloat, from offset: CGFloat, _ velocity: CGFloat
  ) -> AxisMotion {
    .approaching(target, from: offset, velocity: velocity, rate: decelerationRate.rawValue)
  }

  private func decelerating(
    _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>
  ) -> AxisMotion {
    .decelerating(
      from: offset, velocity: velocity, rate: decelerationRate.rawValue, range: range,
      bounces: bounces)
  }

  private func coast(_ velocity: CGFloat) -> Coast {
    Coast(velocity: velocity, rate: decelerationRate.rawValue)
  }
}
