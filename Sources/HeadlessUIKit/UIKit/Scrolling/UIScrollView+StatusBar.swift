internal import UIKitQuestions

/// A tap on the status bar (fact 164).
extension UIScrollView {
  package func statusBarTapped() {
    let top = CGPoint(x: contentOffset.x, y: verticalRange.lowerBound)
    guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return
    }
    switch OpenQuestions.current.scrolling.statusBarTap {
    case .animates, .requests: begin(easedMotion(to: top, kind: .toTop))
    case .jumps:
      setContentOffset(top, animated: false)
      delegate?.scrollViewDidScrollToTop(self)
    }
  }

  func scrolledToTop() {
    if OpenQuestions.current.scrolling.statusBarTap == .requests {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    delegate?.scrollViewDidScrollToTop(self)
  }
}
