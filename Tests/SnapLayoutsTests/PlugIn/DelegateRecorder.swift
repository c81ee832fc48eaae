#if canImport(UIKitSimulation)
import UIKit

/// The delegate of a collection view, which records the calls about scrolling.
@MainActor
final class DelegateRecorder: NSObject, UICollectionViewDelegate {
  /// The calls with what the delegate sees in them; offsets are in pixels, so that they compare exactly.
  private(set) var calls: [String] = []
  /// Called with the target of each release.
  var onRelease: ((CGFloat) -> Void)?
  /// The distance after which offsets mean the same, in pixels; nil if there is none.
  var period: Int?
  var time: () -> Double = { 0 }

  func forget() { calls = [] }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee.x
    onRelease?(target)
    let pointsPerSecond = Int((velocity.x * 1000).rounded())
    note("willEndDragging (\(pointsPerSecond) to \(pixels(target, scrollView)))", scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging (\(decelerate))", scrollView)
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

  private func note(_ call: String, _ view: UIScrollView) {
    let flags = [
      view.isTracking ? " tracking" : "", view.isDragging ? " dragging" : "",
      view.isDecelerating ? " decelerating" : "",
    ]
    let microseconds = Int((time() * 1e6).rounded())
    let offset = pixels(view.contentOffset.x, view)
    calls.append("\(call) at \(offset), \(microseconds) µs\(flags.joined())")
  }

  private func pixels(_ offset: CGFloat, _ view: UIScrollView) -> Int {
    let pixels = Int((offset * view.traitCollection.displayScale).rounded())
    guard let period else { return pixels }
    return (pixels % period + period) % period
  }
}
#endif
