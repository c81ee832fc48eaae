import UIKit
import UIKitSimulation

/// A scroll view's delegate that writes down what it is told.
@MainActor
final class ScrollObserver: NSObject, UIScrollViewDelegate {
  let log = CallLog()
  var offsets: [CGPoint] = []
  var offsetAtBeginning: CGPoint?
  var velocity: CGPoint?
  var reportedTarget: CGPoint?
  var decelerates: Bool?

  /// Chooses the target of the next release.
  var chooseTarget: ((CGPoint) -> CGPoint)?

  /// Without the scrolling itself, of which there is one call a frame.
  var callsBesideScrolling: [String] { log.calls.filter { $0 != "didScroll" } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.note("didScroll")
    offsets.append(scrollView.contentOffset)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.note("willBeginDragging")
    offsetAtBeginning = scrollView.contentOffset
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.note("willEndDragging")
    self.velocity = velocity
    reportedTarget = targetContentOffset.pointee
    if let chooseTarget {
      targetContentOffset.pointee = chooseTarget(targetContentOffset.pointee)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.note("didEndDragging")
    decelerates = decelerate
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.note("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.note("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.note("didEndScrollingAnimation")
  }
}
