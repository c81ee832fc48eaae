internal import UIKitQuestions

extension UIScrollView {
  /// A finger has come down on the content: what moves stops (fact 11).
  func beginTracking() {
    isTracking = true
    hasCaughtDeceleration = motion?.kind == .deceleration
    stopMotion()
    if hasCaughtDeceleration { endCaughtDeceleration(if: .atTouchDown) }
  }

  /// The finger was lifted without a drag: content beyond an edge springs back.
  ///
  /// `isDecelerating` outlives `isTracking` (fact 123).
  func endTracking() {
    isTracking = false
    if hasCaughtDeceleration { endCaughtDeceleration(if: .atLift) }
    hasCaughtDeceleration = false
    guard motion == nil, clamped(contentOffset) != contentOffset else { return }
    begin(settlingMotion(velocity: .zero))
  }

  /// Whether the flag still says that a deceleration goes on that a finger has stopped.
  var holdsDeceleration: Bool {
    hasCaughtDeceleration
      && OpenQuestions.current.scrolling.deceleratingFlagOfCaughtMotion == .stays
  }

  private func endCaughtDeceleration(if moment: EndOfCaughtDeceleration) {
    guard OpenQuestions.current.scrolling.endOfCaughtDeceleration == moment else { return }
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
