internal import UIKitQuestions

extension UIScrollView {
  func beginDragging() {
    let base = CGPoint(
      x: RubberBand(extent: bounds.width).pulled(contentOffset.x, in: horizontalRange),
      y: RubberBand(extent: bounds.height).pulled(contentOffset.y, in: verticalRange))
    drag = ContentDrag(base: base, horizontal: horizontalRange, vertical: verticalRange)
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
        x: shown(
          wanted.x, scrollsHorizontally, contentOffset.x, drag.horizontal(now: horizontalRange),
          bounds.width),
        y: shown(
          wanted.y, scrollsVertically, contentOffset.y, drag.vertical(now: verticalRange),
          bounds.height)))
  }

  /// Handles the lift of the finger; the velocity is that of the content, in points per second.
  ///
  /// All calls of the release come at once, in the order of facts 8, 9, 18 and 117. The velocity in
  /// these calls is in points per millisecond (fact 2).
  func endDragging(velocity: CGPoint) {
    let velocity = unmirrored(
      CGPoint(x: scrollsHorizontally ? velocity.x : 0, y: scrollsVertically ? velocity.y : 0))
    let flags = OpenQuestions.current.scrolling.flagsAtRelease
    if flags == .clearInWillEndDragging { clearFlags(decelerates: true) }
    let natural = naturalTarget(velocity: velocity)
    let target = chosenTarget(natural: natural, velocity: velocity)
    // System paging ends exactly on its page (fact 19), a free deceleration only near its reported
    // target.
    let isPaging = isPagingEnabled && clamped(contentOffset) == contentOffset
    let next =
      target == natural && !isPaging
      ? settlingMotion(velocity: velocity) : approachingMotion(to: target, velocity: velocity)
    let decelerates = next.duration > 0
    if flags == .trackingUntilDidEndDragging {
      clearDragging(decelerates: decelerates)
    } else {
      clearFlags(decelerates: decelerates)
    }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    clearFlags(decelerates: false)
    hasCaughtDeceleration = false
    guard decelerates, motion == nil else { return }
    begin(next)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Whether `isDragging` is still true in the present deceleration (fact 121).
  var isDraggingInMotion: Bool {
    switch OpenQuestions.current.scrolling.draggingFlagAfterLift {
    case .clears: false
    case .staysUntilRest: true
    case .staysUntilBounce: motion?.isBouncing(at: motionLoop?.now ?? 0) == false
    }
  }

  private func clearFlags(decelerates: Bool) {
    isTracking = false
    clearDragging(decelerates: decelerates)
  }

  private func clearDragging(decelerates: Bool) {
    let stays = OpenQuestions.current.scrolling.draggingFlagAfterLift != .clears
    if !decelerates || !stays { drag = nil }
  }

  /// A movement on the screen in the view's coordinates (fact 60).
  func unmirrored(_ movement: CGPoint) -> CGPoint {
    CGPoint(x: isMirrored ? -movement.x : movement.x, y: movement.y)
  }

  /// Asks the layout, then the delegate, and rounds the target to the pixel grid (facts 16, 47).
  private func chosenTarget(natural: CGPoint, velocity: CGPoint) -> CGPoint {
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    if isPagingEnabled {
      // System paging decides alone, and the delegate's answer is ignored (fact 20).
      var ignored = pagingTarget(velocity: velocity)
      let target = ignored
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: &ignored)
      return target
    }
    var target = proposedTarget(natural, velocity: perMillisecond)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    return target == natural ? natural : onGrid(target)
  }

  private func proposedTarget(_ natural: CGPoint, velocity: CGPoint) -> CGPoint {
    if OpenQuestions.current.scrolling.releaseQueries == .twice {
      _ = proposeTarget(natural, velocity: velocity)
    }
    return proposeTarget(natural, velocity: velocity)
  }

  /// A multiple of the bounds (fact 19): the next one in the direction of the velocity, or the nearest one
  /// without velocity (fact 166).
  func pagingTarget(velocity: CGPoint) -> CGPoint {
    func page(_ present: CGFloat, _ velocity: CGFloat, _ extent: CGFloat) -> CGFloat {
      guard extent > 0 else { return present }
      let rule: FloatingPointRoundingRule =
        coast(velocity).isMoving ? velocity > 0 ? .up : .down : .toNearestOrAwayFromZero
      return (present / extent).rounded(rule) * extent
    }
    return clamped(
      CGPoint(
        x: scrollsHorizontally ? page(contentOffset.x, velocity.x, bounds.width) : contentOffset.x,
        y: scrollsVertically ? page(contentOffset.y, velocity.y, bounds.height) : contentOffset.y))
  }
}
