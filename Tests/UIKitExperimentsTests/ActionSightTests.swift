#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitExperiments

/// On a device, actions are seen frame by frame; they must be seen as the simulated person performs them.
@MainActor
@Suite struct ActionSightTests {
  private let simulation = Simulation(size: CGSize(width: 300, height: 400))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    view.contentSize = CGSize(width: 300, height: 4000)
    simulation.window.addSubview(view)
    simulation.run(for: 0.1)
  }

  /// What happens while a person performs an action, with the offset at each.
  private func events(of action: Action, _ perform: (Finger) -> Void) -> [String] {
    var events: [String] = []
    var sight = ActionSight(of: action, on: view) { [view] in
      events.append("meanwhile \(view.isTracking ? "held" : "free")")
    }
    var isOver = false
    CADisplayLink.calling { _ in
      guard !isOver, sight.isOver() else { return }
      isOver = true
      events.append("over")
    }.add(to: .main, forMode: .common)
    perform(simulation.finger)
    simulation.run(for: 0.1)
    return events
  }

  @Test func aDragIsOverWhenTheFingerLifts() {
    let events = events(of: .drag(100, over: 0.1, hold: 0)) {
      $0.drag(from: Action.start, by: CGPoint(x: 0, y: -100), over: 0.1)
    }
    #expect(events == ["meanwhile held", "over"])
  }

  @Test func aDragThatIsTooShortHasNoMoment() {
    let events = events(of: .drag(100, over: 0.1, hold: 0)) {
      $0.drag(from: Action.start, by: CGPoint(x: 0, y: -50), over: 0.1)
    }
    #expect(events == ["over"])
  }

  @Test func aMotionIsCaughtByTheSecondTouch() {
    let events = events(of: .dragAndCatch(100, over: 0.1, hold: 0.1)) { finger in
      finger.drag(from: Action.start, by: CGPoint(x: 0, y: -100), over: 0.1)
      simulation.run(for: 0.1)
      finger.touchDown(at: Action.middle)
      finger.hold(for: 0.1)
      finger.release()
    }
    #expect(events == ["meanwhile held", "over"])
  }

  @Test func theAppIsLeftAndComesBack() {
    let events = events(of: .dragAndLeave(100, over: 0.1, seconds: 1)) { finger in
      finger.drag(from: Action.start, by: CGPoint(x: 0, y: -100), over: 0.1)
      simulation.run(for: 0.1)
      simulation.enterBackground()
      simulation.run(for: 1)
      simulation.becomeActive()
    }
    #expect(events.last == "over")
  }

  @Test func aKeyIsSeenByItsEffect() {
    let events = events(of: .downKey) { _ in simulation.keyboard.press(.down, in: view) }
    #expect(events == ["over"])
  }

  @Test func nothingIsSeenWhereNothingHappens() {
    #expect(events(of: .wheel(50)) { _ in simulation.run(for: 1) } == [])
  }
}
#endif
