internal import UIKitQuestions

extension UIScrollView {
  /// Whether an animated request is forgotten because of a deceleration (fact 109).
  var isRequestLost: Bool {
    motion?.kind == .deceleration
      && OpenQuestions.current.scrolling.animatedRequestInDeceleration == .isLost
  }

  /// There is nothing to move; the delegate may hear of it (facts 10, 24).
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
