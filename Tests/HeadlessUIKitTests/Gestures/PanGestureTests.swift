import Testing
import UIKit
import UIKitSimulation

/// The recognizer of a scroll view's drag follows the finger.
@MainActor
struct PanGestureTests {
  @Test func `the state changes with the drag, in the order of the delegate's calls`() {
    let simulation = Simulation(size: CGSize(width: 200, height: 200))
    let view = UIScrollView()
    let observer = PanObserver()
    view.delegate = observer
    view.contentSize = CGSize(width: 200, height: 900)
    simulation.show(view)
    let pan = view.panGestureRecognizer
    #expect(pan.view === view)
    #expect(pan.state == .possible)
    simulation.finger.touchDown(at: CGPoint(x: 100, y: 150))
    simulation.finger.move(to: CGPoint(x: 100, y: 50), over: 0.2)
    #expect(pan.state == .changed)
    #expect(pan.location(in: nil) == CGPoint(x: 100, y: 50))
    #expect(pan.location(in: view) == CGPoint(x: 100, y: 50 + view.contentOffset.y))
    // The drag begins after ten points.
    #expect(abs(pan.translation(in: view).y + 90) < 1e-6)
    #expect(abs(pan.velocity(in: view).y + 500) < 1)
    pan.setTranslation(.zero, in: view)
    #expect(pan.translation(in: nil) == .zero)
    simulation.finger.release()
    #expect(pan.state == .possible)
    #expect(observer.states == [.began, .ended])
  }

  @Test func `a cancelled touch cancels the recognizer`() {
    let screen = ScrollScreen()
    let observer = PanObserver()
    screen.scrollView.delegate = observer
    screen.touchDown()
    screen.simulation.finger.move(to: CGPoint(x: 150, y: 200), over: 0.2)
    screen.simulation.finger.cancel()
    #expect(observer.states == [.began, .cancelled])
  }
}

@MainActor
private final class PanObserver: NSObject, UIScrollViewDelegate {
  private(set) var states: [UIGestureRecognizer.State] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    states.append(scrollView.panGestureRecognizer.state)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    states.append(scrollView.panGestureRecognizer.state)
  }
}
