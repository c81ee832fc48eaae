/// A finger that moves the content.
struct Drag {
  /// The offset the content would have, had the finger not moved and were there no edges.
  private(set) var base: CGPoint

  mutating func shift(by difference: CGPoint) { base = base + difference }

  init(base: CGPoint) { self.base = base }
}

extension UIScrollView {
  /// A finger has come down on the content: what moves stops (fact 11).
  func beginTracking() {
    isTracking = true
    stopMotion()
  }

  /// The finger was lifted without a drag: content beyond an edge springs back.
  func endTracking() {
    isTracking = false
    guard clamped(contentOffset) != contentOffset else { return }
    begin(settlingMotion(velocity: .zero))
  }

  func beginDragging() {
    let base = CGPoint(
      x: RubberBand(extent: bounds.width).pulled(contentOffset.x, in: horizontalRange),
      y: RubberBand(extent: bounds.height).pulled(contentOffset.y, in: verticalRange))
    drag = Drag(base: base)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Follows the finger, which has moved by `translation` since the drag began.
  func drag(by translation: CGPoint) {
    guard let drag else { return }
    let wanted = drag.base - unmirrored(translation)
    func shown(
      _ offset: CGFloat, _ scrolls: Bool, _ present: CGFloat, _ range: ClosedRange<CGFloat>,
      _ extent: CGFloat
    ) -> CGFloat {
      guard scrolls else { return present }
      guard bounces else { return min(max(offset, range.lowerBound), range.upperBound) }
      return RubberBand(extent: extent).shown(offset, in: range)
    }
    show(
      CGPoint(
        x: shown(wanted.x, scrollsHorizontally, contentOffset.x, horizontalRange, bounds.width),
        y: shown(wanted.y, scrollsVertically, contentOffset.y, verticalRange, bounds.height)))
  }

  /// The finger was lifted; its velocity is that of the content, in points per second.
  ///
  /// The order of the calls is that of facts 8, 9 and 18; the velocity handed out is in points per
  /// millisecond (fact 2).
  func endDragging(velocity: CGPoint) {
    let velocity = unmirrored(
      CGPoint(x: scrollsHorizontally ? velocity.x : 0, y: scrollsVertically ? velocity.y : 0))
    let natural = naturalTarget(velocity: velocity)
    let target = chosenTarget(natural: natural, velocity: velocity)
    let next =
      target == natural
      ? settlingMotion(velocity: velocity)
      : ScrollMotion(
        x: .approaching(
          target.x, from: contentOffset.x, velocity: velocity.x, rate: decelerationRate.rawValue),
        y: .approaching(
          target.y, from: contentOffset.y, velocity: velocity.y, rate: decelerationRate.rawValue),
        isDeceleration: true)
    drag = nil
    isTracking = false
    let decelerates = next.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates, motion == nil, drag == nil else { return }
    begin(next)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// What a movement on the screen is in the view's coordinates (fact 60).
  private func unmirrored(_ movement: CGPoint) -> CGPoint {
    CGPoint(x: isMirrored ? -movement.x : movement.x, y: movement.y)
  }

  /// Asks the layout, then the delegate, and puts the answer on the pixel grid (facts 16, 47).
  private func chosenTarget(natural: CGPoint, velocity: CGPoint) -> CGPoint {
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    if isPagingEnabled {
      // Paging decides alone; the delegate may look (fact 20).
      var ignored = pagingTarget(natural)
      let target = ignored
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: &ignored)
      return target
    }
    var target = proposeTarget(natural, velocity: perMillisecond)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    return target == natural ? natural : target.rounded(toScale: traitCollection.displayScale)
  }

  /// The multiple of the bounds nearest to where it would coast, at most one away (fact 19).
  private func pagingTarget(_ natural: CGPoint) -> CGPoint {
    func page(_ target: CGFloat, _ present: CGFloat, _ extent: CGFloat) -> CGFloat {
      guard extent > 0 else { return present }
      let (low, high) = ((present / extent).rounded(.down), (present / extent).rounded(.up))
      return min(max((target / extent).rounded(), low), high) * extent
    }
    return clamped(
      CGPoint(
        x: scrollsHorizontally ? page(natural.x, contentOffset.x, bounds.width) : contentOffset.x,
        y: scrollsVertically ? page(natural.y, contentOffset.y, bounds.height) : contentOffset.y))
  }

  /// Where it would coast, as it is told to the delegate: on the pixel grid and within the range
  /// (facts 3, 15).
  private func naturalTarget(velocity: CGPoint) -> CGPoint {
    let (x, y) = (coast(velocity.x), coast(velocity.y))
    let target = CGPoint(
      x: contentOffset.x + x.reportedDistance, y: contentOffset.y + y.reportedDistance)
    return clamped(target.rounded(toScale: traitCollection.displayScale))
  }

  /// What happens if nobody chooses a target.
  func settlingMotion(velocity: CGPoint) -> ScrollMotion {
    func motion(
      _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> AxisMotion {
      guard range.contains(offset) else {
        let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
        return .springing(back: edge, from: offset, velocity: velocity)
      }
      guard coast(velocity).isMoving else { return .resting(at: offset) }
      return .decelerating(
        from: offset, velocity: velocity, rate: decelerationRate.rawValue, range: range,
        bounces: bounces)
    }
    return ScrollMotion(
      x: motion(contentOffset.x, velocity.x, horizontalRange),
      y: motion(contentOffset.y, velocity.y, verticalRange), isDeceleration: true)
  }

  private func coast(_ velocity: CGFloat) -> Coast {
    Coast(velocity: velocity, rate: decelerationRate.rawValue)
  }
}
