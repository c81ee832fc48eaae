internal import UIKitQuestions

extension UIScrollView {
  /// Whether a deceleration makes UIKit ignore an animated request (fact 109).
  var isRequestLost: Bool {
    motion?.kind == .deceleration
      && OpenQuestions.current.scrolling.animatedRequestInDeceleration == .isLost
  }

  /// Stops the motion that a request replaces; the delegate may hear of the end of an animated one (fact 167).
  func replaceMotion(animated: Bool) {
    let wasRequest = motion?.kind == .request
    stopMotion()
    let calls = OpenQuestions.current.scrolling.endOfReplacedRequest
    guard wasRequest, calls == .atOnce || calls == .atOnceIfAnimated && animated else { return }
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// Handles a request for the present offset; the delegate may be called (facts 10, 24).
  func presentOffsetWasRequested(animated: Bool) {
    guard OpenQuestions.current.scrolling.requestForPresentOffset == .callsDelegate else { return }
    guard animated, window != nil else { return delegate?.scrollViewDidScroll(self) ?? () }
    let (x, y) = (contentOffset.x, contentOffset.y)
    begin(ScrollMotion(x: .resting(at: x), y: .resting(at: y), kind: .request))
  }

  func easedMotion(to offset: CGPoint, kind: ScrollMotion.Kind) -> ScrollMotion {
    ScrollMotion(
      x: .eased(from: contentOffset.x, to: offset.x),
      y: .eased(from: contentOffset.y, to: offset.y), kind: kind)
  }
}
