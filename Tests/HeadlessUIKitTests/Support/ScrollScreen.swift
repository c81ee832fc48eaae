import UIKit
import UIKitSimulation

/// A scroll view with content 4000 points high that fills a window of 300 × 400, for the suites about scroll views.
@MainActor
class ScrollScreen {
  let simulation = Simulation(size: CGSize(width: 300, height: 400), scale: 2)
  let scrollView = UIScrollView()
  let observer = ScrollObserver()

  init() {
    simulation.show(scrollView)
    scrollView.contentSize = CGSize(width: 300, height: 4000)
    scrollView.delegate = observer
  }

  var y: CGFloat { scrollView.contentOffset.y }

  /// The values of `isTracking`, `isDragging` and `isDecelerating`.
  var flags: [Bool] { scrollView.flags }

  func touchDown() { simulation.finger.touchDown(at: CGPoint(x: 150, y: 300)) }

  func drag(by distance: CGFloat, over duration: TimeInterval, hold: TimeInterval = 0) {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: distance), over: duration, hold: hold)
  }

  /// Flicks at 1000 points per second, upwards unless it is said.
  func flick(by distance: CGFloat = -100) { drag(by: distance, over: 0.1) }

  func flickToRest(by distance: CGFloat = -100) {
    flick(by: distance)
    simulation.runUntilRest()
  }
}

extension UIScrollView {
  var flags: [Bool] { [isTracking, isDragging, isDecelerating] }
}
