internal import UIKitQuestions

extension UIScrollView {
  /// Handles touch down on the content, which stops a motion (fact 11).
  func beginTracking() {
    isTracking = true
    hasCaughtDeceleration = motion?.kind == .deceleration
    stopMotion()
    if hasCaughtDeceleration { endCaughtDeceleration(if: .atTouchDown) }
  }

  /// Handles a lift without a drag: content beyond an edge springs back.
  ///
  /// `isDecelerating` is cleared after `isTracking` (fact 123).
  func endTracking() {
    isTracking = false
    if hasCaughtDeceleration { endCaughtDeceleration(if: .atLift) }
    hasCaughtDeceleration = false
    guard motion == nil, clamped(contentOffset) != contentOffset else { return }
    begin(settlingMotion(velocity: .zero))
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
