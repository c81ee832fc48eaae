#if canImport(UIKitSimulation)
import UIKit

/// A call to the delegate of a scroll view, and what the delegate sees in it.
///
/// Offsets are in pixels, so that they compare exactly.
struct DelegateCall: Hashable, CustomStringConvertible {
  enum Name: String {
    case willBeginDragging, willEndDragging, didEndDragging
    case willBeginDecelerating, didEndDecelerating
    case didEndScrollingAnimation, didScroll
  }

  let name: Name
  /// In microseconds.
  let time: Int
  var offset: Int
  let isTracking: Bool
  let isDragging: Bool
  let isDecelerating: Bool
  /// In points per second.
  var velocity: Int?
  var target: Int?
  var willDecelerate: Bool?

  var description: String {
    let flags = [
      isTracking ? " tracking" : "", isDragging ? " dragging" : "",
      isDecelerating ? " decelerating" : "", velocity.map { " velocity \($0)" } ?? "",
      target.map { " target \($0)px" } ?? "",
      willDecelerate.map { $0 ? " will decelerate" : " won't decelerate" } ?? "",
    ]
    return "\(time / 1000)ms \(name) \(offset)px\(flags.joined())"
  }
}

/// The delegate of a collection view, which records the calls about scrolling.
@MainActor
final class DelegateRecorder: NSObject, UICollectionViewDelegate {
  private(set) var calls: [DelegateCall] = []
  /// Called with the target of each release.
  var onRelease: ((CGFloat) -> Void)?
  /// The distance after which offsets mean the same, in pixels; nil if there is none.
  var period: Int?
  var time: () -> Double = { 0 }

  func forget() { calls = [] }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(.didScroll, scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note(.willBeginDragging, scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    onRelease?(targetContentOffset.pointee.x)
    let target = pixels(targetContentOffset.pointee.x, scrollView)
    note(.willEndDragging, scrollView) {
      ($0.velocity, $0.target) = (Int((velocity.x * 1000).rounded()), target)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(.didEndDragging, scrollView) { $0.willDecelerate = decelerate }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note(.willBeginDecelerating, scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note(.didEndDecelerating, scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note(.didEndScrollingAnimation, scrollView)
  }

  private func note(
    _ name: DelegateCall.Name, _ view: UIScrollView,
    _ complete: (inout DelegateCall) -> Void = { _ in }
  ) {
    var call = DelegateCall(
      name: name, time: Int((time() * 1e6).rounded()), offset: pixels(view.contentOffset.x, view),
      isTracking: view.isTracking, isDragging: view.isDragging,
      isDecelerating: view.isDecelerating)
    complete(&call)
    calls.append(call)
  }

  private func pixels(_ offset: CGFloat, _ view: UIScrollView) -> Int {
    let pixels = Int((offset * view.traitCollection.displayScale).rounded())
    guard let period else { return pixels }
    return (pixels % period + period) % period
  }
}
#endif
