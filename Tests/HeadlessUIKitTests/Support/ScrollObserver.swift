import UIKit
import UIKitSimulation

/// A scroll view delegate that records its calls.
@MainActor
class ScrollObserver: NSObject, UIScrollViewDelegate {
  let log: CallLog
  var offsets: [CGPoint] = []
  var offsetAtBeginning: CGPoint?
  var velocity: CGPoint?
  var reportedTarget: CGPoint?
  var decelerates: Bool?

  /// Chooses the target of a release, and in a collection view also of an update and a new layout.
  var chooseTarget: ((CGPoint) -> CGPoint)?

  /// Whether a tap on the status bar may scroll to the top.
  var scrollsToTop = true

  /// Called in each call, with its name.
  var onCall: ((String, UIScrollView) -> Void)?

  init(log: CallLog = CallLog()) { self.log = log }

  /// The calls except for `didScroll`, which comes in every frame.
  var callsBesideScrolling: [String] { log.calls.filter { $0 != "didScroll" } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll", scrollView)
    offsets.append(scrollView.contentOffset)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
    offsetAtBeginning = scrollView.contentOffset
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
    self.velocity = velocity
    reportedTarget = targetContentOffset.pointee
    if let chooseTarget { targetContentOffset.pointee = chooseTarget(targetContentOffset.pointee) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging", scrollView)
    decelerates = decelerate
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollsToTop }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }

  private func note(_ call: String, _ scrollView: UIScrollView) {
    log.note(call)
    onCall?(call, scrollView)
  }
}
