import Testing
import UIKit

/// The calls and motions when a finger lifts, stops the content, or the view leaves its window.
final class ReleaseFactTests: ScrollScreen {
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
    #expect(abs(y + 79) < 5)
    #expect(abs(try #require(observer.velocity).y + 1.75) < 1e-6)
    #expect(observer.reportedTarget == .zero)
  }

  @Test func `fact 117: the calls of a release come at once, the first step in the next frame`()
    throws
  {
    var calls: [(name: String, time: TimeInterval)] = []
    observer.onCall = { [simulation] name, _ in calls.append((name, simulation.time)) }
    simulation.run(for: 0.005)
    flick()
    let lift = simulation.time
    let offset = y
    simulation.run(for: 1 / 60.0)
    let after = Array(calls.drop { $0.name != "willEndDragging" })
    #expect(
      after.map(\.name)
        == ["willEndDragging", "didEndDragging", "willBeginDecelerating", "didScroll"])
    #expect(after.prefix(3).allSatisfy { $0.time == lift })
    let passed = try #require(after.last).time - lift
    #expect(passed > 0 && passed < 1 / 60.0)
    let way = 1000 * 0.499 * (1 - pow(0.998, 1000 * passed))
    #expect(abs(y - offset - way) <= 0.5)
  }

  @Test func `fact 120: the flags in the calls of a release without velocity`() {
    var inCalls: [String: [Bool]] = [:]
    observer.onCall = { inCalls[$0] = $1.flags }
    drag(by: -60, over: 0.2, hold: 0.2)
    #expect(observer.decelerates == false)
    #expect(inCalls["didEndDragging"] == [true, false, false])
    #expect(flags == [false, false, false])
  }

  @Test func `fact 122: a fast scroll overshoots the edge that the delegate chose`() {
    scrollView.contentOffset.y = 3300
    observer.chooseTarget = { _ in CGPoint(x: 0, y: 3600) }
    drag(by: -250, over: 0.1)
    simulation.runUntilRest()
    #expect(observer.offsets.contains { $0.y > 3650 })
    #expect(y == 3600)
  }

  @Test func `moving back from beyond the edge, the view ends at its target`() {
    let finger = simulation.finger
    finger.touchDown(at: CGPoint(x: 150, y: 50))
    finger.move(to: CGPoint(x: 150, y: 350), over: 0.3)
    finger.move(to: CGPoint(x: 150, y: 250), over: 0.1)
    #expect(y < 0)
    finger.release()
    #expect((observer.reportedTarget?.y ?? 0) > 100)
    simulation.runUntilRest()
    #expect(y == observer.reportedTarget?.y)
  }

  // MARK: Motions that end early

  private func flickAndCatch() {
    flick()
    simulation.run(for: 0.1)
    _ = observer.log.take()
    touchDown()
  }

  @Test func `facts 11, 123: a finger stops the content: tracking and decelerating are both true`()
  {
    flickAndCatch()
    #expect(flags == [true, false, true])
    let caught = y
    simulation.finger.hold(for: 0.2)
    #expect(y == caught)
    #expect(flags == [true, false, true])
    simulation.finger.release()
    simulation.run(for: 0.1)
    #expect(flags == [false, false, false])
  }

  @Test func `fact 124: a drag of stopped content ends with decelerating still true`() {
    flickAndCatch()
    var atLift: [Bool]?
    observer.onCall = { if $0 == "didEndDragging" { atLift = $1.flags } }
    simulation.finger.move(to: CGPoint(x: 150, y: 240), over: 0.2)
    simulation.finger.hold(for: 0.2)
    simulation.finger.release()
    #expect(atLift == [true, false, true])
    #expect(
      observer.callsBesideScrolling == ["willBeginDragging", "willEndDragging", "didEndDragging"])
    #expect(flags == [false, false, false])
  }

  @Test(arguments: [true, false])
  func `fact 126: no call follows when the view leaves its window`(isRequested: Bool) {
    if isRequested {
      scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    } else {
      flick()
    }
    simulation.run(for: 0.1)
    _ = observer.log.take()
    let offset = y
    scrollView.removeFromSuperview()
    #expect(simulation.runUntilRest(limit: 1))
    #expect(observer.log.calls == [])
    #expect(y == offset)
    #expect(flags == [false, false, false])
    simulation.window.addSubview(scrollView)
    #expect(simulation.runUntilRest(limit: 1))
    #expect(observer.log.calls == [])
  }
}
