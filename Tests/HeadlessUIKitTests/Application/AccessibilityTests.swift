import Testing
import UIKit
import UIKitSimulation

/// Accessibility settings, which are global, so that every test is one synchronous function, and gestures.
@MainActor
struct AccessibilityTests {
  let simulation = Simulation(size: CGSize(width: 300, height: 400), scale: 2)

  @Test func `fact 82: Reduce Motion is off, can be turned on, and posts one notification`() {
    let log = CallLog()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { log.note("changed") } }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    Simulation.reduceMotion = true
    Simulation.reduceMotion = true
    #expect(UIAccessibility.isReduceMotionEnabled)
    Simulation.reduceMotion = false
    NotificationCenter.default.removeObserver(token)
    #expect(log.calls.count == 2)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func `fact 83: a view doesn't scroll by default; the raw values of the directions`() {
    let view = UIView()
    #expect(!view.accessibilityScroll(.left))
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .none)
    #expect(
      [.right, .left, .up, .down, .next, .previous].map(\UIAccessibilityScrollDirection.rawValue)
        == [1, 2, 3, 4, 5, 6])
  }

  @Test func `fact 83: the innermost view that returns true scrolls`() {
    let (outer, inner) = (ScrollingView(), ScrollingView())
    simulation.show(outer)
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.addSubview(inner)
    #expect(simulation.scrollWithThreeFingers(.left, at: CGPoint(x: 50, y: 50)))
    #expect(inner.directions == [.left])
    #expect(outer.directions == [])
    inner.answer = false
    #expect(simulation.scrollWithThreeFingers(.up, at: CGPoint(x: 50, y: 50)))
    #expect(outer.directions == [.up])
    outer.answer = false
    #expect(!simulation.scrollWithThreeFingers(.up, at: CGPoint(x: 50, y: 50)))
  }
}

private final class ScrollingView: UIView {
  var answer = true
  private(set) var directions: [UIAccessibilityScrollDirection] = []

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    if answer { directions.append(direction) }
    return answer
  }
}
