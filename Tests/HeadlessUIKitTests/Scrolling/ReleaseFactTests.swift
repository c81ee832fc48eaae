import Testing
import UIKit
import UIKitSimulation

/// The calls and motions when a finger lifts.
@MainActor
struct ReleaseFactTests {
  let screen = ScrollScreen()

  private var simulation: Simulation { screen.simulation }
  private var scrollView: UIScrollView { screen.scrollView }
  private var observer: ScrollObserver { screen.observer }

  /// The gesture of the traces, on a screen of the same size.
  private func release(from offset: CGFloat, by distance: CGFloat, over time: TimeInterval) {
    simulation.resize(to: CGSize(width: 393, height: 852))
    scrollView.frame = simulation.window.bounds
    scrollView.contentSize.height = 40000
    scrollView.contentOffset.y = offset
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: distance), over: time)
  }

  @Test func `fact 115: moving outwards beyond the edge, the velocity is that of the finger`()
    throws
  {
    release(from: 0, by: 175, over: 0.1)
    #expect(abs(screen.y + 79) < 5)
    #expect(abs(try #require(observer.velocity).y + 1.75) < 1e-6)
    #expect(observer.reportedTarget == .zero)
  }

  @Test func `fact 117: the calls of a release come at once, the first step in the next frame`()
    throws
  {
    var calls: [(name: String, time: TimeInterval)] = []
    observer.onCall = { name, _ in calls.append((name, simulation.time)) }
    simulation.run(for: 0.005)
    screen.flick()
    let lift = simulation.time
    let offset = screen.y
    simulation.run(for: 1 / 60.0)
    let after = Array(calls.drop { $0.name != "willEndDragging" })
    #expect(
      after.map(\.name)
        == ["willEndDragging", "didEndDragging", "willBeginDecelerating", "didScroll"])
    #expect(after.prefix(3).allSatisfy { $0.time == lift })
    let passed = try #require(after.last).time - lift
    #expect(passed > 0 && passed < 1 / 60.0)
    let way = 1000 * 0.499 * (1 - pow(0.998, 1000 * passed))
    #expect(abs(screen.y - offset - way) <= 0.5)
  }

  @Test func `fact 120: the flags in the calls of a release without velocity`() {
    var flags: [String: [Bool]] = [:]
    observer.onCall = { flags[$0] = $1.flags }
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: -60), over: 0.2, hold: 0.2)
    #expect(observer.decelerates == false)
    #expect(flags["didEndDragging"] == [true, false, false])
    #expect(screen.flags == [false, false, false])
  }

  @Test func `fact 122: a fast scroll overshoots the edge that the delegate chose`() {
    scrollView.contentOffset.y = 3300
    observer.chooseTarget = { _ in CGPoint(x: 0, y: 3600) }
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: -250), over: 0.1)
    simulation.runUntilRest()
    #expect(observer.offsets.contains { $0.y > 3650 })
    #expect(screen.y == 3600)
  }

  @Test func `moving back from beyond the edge, the view ends at its target`() {
    let finger = simulation.finger
    finger.touchDown(at: CGPoint(x: 150, y: 50))
    finger.move(to: CGPoint(x: 150, y: 350), over: 0.3)
    finger.move(to: CGPoint(x: 150, y: 250), over: 0.1)
    #expect(screen.y < 0)
    finger.release()
    #expect((observer.reportedTarget?.y ?? 0) > 100)
    simulation.runUntilRest()
    #expect(screen.y == observer.reportedTarget?.y)
  }
}
