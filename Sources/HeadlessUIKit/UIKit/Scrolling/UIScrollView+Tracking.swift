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
  /// `isDecelerating` is cleared after `isTracking` (fact 123).
  func endTracking() {
    isTracking = false
    if hasCaughtDeceleration { endCaughtDeceleration(if: .atLift) }
    hasCaughtDeceleration = false
    guard motion == nil else { return }
    let page = pageAfterCatch ?? contentOffset
    if clamped(contentOffset) != contentOffset {
      begin(settlingMotion(velocity: .zero))
    } else if page != contentOffset {
      begin(approachingMotion(to: page, velocity: .zero))
    }
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
