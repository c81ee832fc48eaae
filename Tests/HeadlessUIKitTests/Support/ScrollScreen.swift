import UIKit
import UIKitSimulation

/// A scroll view with content 4000 points high that fills a window of 300 × 400 points.
@MainActor
struct ScrollScreen {
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

  /// Flicks the content up at 1000 points per second.
  func flick() {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: -100), over: 0.1)
  }
}

extension UIScrollView {
  var flags: [Bool] { [isTracking, isDragging, isDecelerating] }
}
