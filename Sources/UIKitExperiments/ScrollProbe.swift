#if canImport(UIKit)
import UIKit

/// A delegate that records its calls, with the flags of the scroll view at each.
final class ScrollProbe: NSObject, UICollectionViewDelegate {
  struct Call {
    let name: String
    let time: TimeInterval
    let offset: CGPoint
    let isTracking: Bool
    let isDragging: Bool
    /// How far the finger is from where its drag began.
    let finger: CGFloat
  }

  var calls: [Call] = []
  var velocity: CGPoint?
  var target: CGPoint?
  /// The target offset for a release.
  var choice: CGPoint?

  /// Whether the present offset is the target offset for a release.
  var staysAtRelease = false
  var onScroll: (() -> Void)?

  private unowned let laboratory: any Laboratory

  init(_ laboratory: any Laboratory) { self.laboratory = laboratory }

  /// Records an event that isn't a call of a delegate.
  func note(_ name: String, in scrollView: UIScrollView) { note(name, scrollView) }

  func heard(_ name: String) -> Bool { calls.contains { $0.name == name } }

  func last(_ name: String) -> Call? { calls.last { $0.name == name } }

  /// How fast a finger moved the view, on average, after some calls: in points per second; nil if it didn't.
  func speed(since start: Int) -> CGFloat? {
    let moves = calls[start...].filter { $0.name == "didScroll" && $0.isTracking }
    guard let first = moves.first, let last = moves.last, last.time > first.time else { return nil }
    return abs(last.finger - first.finger) / (last.time - first.time)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll", scrollView)
    onScroll?()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
    self.velocity = velocity
    if staysAtRelease { targetContentOffset.pointee = scrollView.contentOffset }
    if let choice { targetContentOffset.pointee = choice }
    target = targetContentOffset.pointee
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging", scrollView)
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

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }

  private func note(_ name: String, _ scrollView: UIScrollView) {
    calls.append(
      Call(
        name: name, time: laboratory.time, offset: scrollView.contentOffset,
        isTracking: scrollView.isTracking, isDragging: scrollView.isDragging,
        finger: scrollView.panGestureRecognizer.translation(in: scrollView.superview).y))
  }
}
#endif
