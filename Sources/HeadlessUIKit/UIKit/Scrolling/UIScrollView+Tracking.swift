internal import UIKitQuestions

extension UIScrollView {
  /// Handles touch down on the content, which stops a motion (fact 11).
  func beginTracking() {
    isTracking = true
    hasCaughtDeceleration = motion?.kind == .deceleration
    caughtEnd = motion?.end
    stopMotion()
    if hasCaughtDeceleration { endCaughtDeceleration(if: .atTouchDown) }
  }

  /// Handles a lift without a drag: content beyond an edge springs back, and content that was caught
  /// may go to a page.
  ///
  /// `isDecelerating` is cleared after `isTracking` (fact 123), and after the calls of the lift (fact 168).
  func endTracking() {
    let answers = OpenQuestions.current.scrolling
    let calls = hasCaughtDeceleration ? answers.liftAfterCatch : .none
    if calls == .release {
      endDragging(velocity: .zero)
      return motion == nil ? endCaughtDeceleration(if: .atLift) : ()
    }
    if calls == .didEndDragging {
      isTracking = answers.flagsAtRelease == .trackingUntilDidEndDragging
      delegate?.scrollViewDidEndDragging(self, willDecelerate: motionAfterCatch != nil)
    }
    isTracking = false
    if hasCaughtDeceleration { endCaughtDeceleration(if: .atLift) }
    hasCaughtDeceleration = false
    if motion == nil, let next = motionAfterCatch { begin(next) }
  }

  /// The motion of content that a finger has let go without a drag; nil if it stays.
  private var motionAfterCatch: ScrollMotion? {
    if clamped(contentOffset) != contentOffset { return settlingMotion(velocity: .zero) }
    let page = pageAfterCatch ?? contentOffset
    return page == contentOffset ? nil : approachingMotion(to: page, velocity: .zero)
  }

  /// The page where system paging brings content that a finger has caught (fact 19).
  private var pageAfterCatch: CGPoint? {
    guard isPagingEnabled, let caughtEnd else { return nil }
    return switch OpenQuestions.current.scrolling.caughtPage {
    case .nearestPage: pagingTarget(velocity: .zero)
    case .goesOn: clamped(caughtEnd)
    case .stays: nil
    }
  }

  /// Whether `isDecelerating` stays true for a deceleration that a finger has stopped.
  var holdsDeceleration: Bool {
    hasCaughtDeceleration
      && OpenQuestions.current.scrolling.deceleratingFlagOfCaughtMotion == .stays
  }

  private func endCaughtDeceleration(if moment: EndOfCaughtDeceleration) {
    guard OpenQuestions.current.scrolling.endOfCaughtDeceleration == moment else { return }
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
