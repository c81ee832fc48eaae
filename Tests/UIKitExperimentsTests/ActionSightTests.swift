#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitExperiments

/// On a device, actions are seen frame by frame; they must be seen as the simulated person performs them.
@MainActor
struct ActionSightTests {
  /// What happens while a person performs an action.
  private func events(
    of action: Action, _ perform: (Simulation, UIScrollView) -> Void
  ) -> [String] {
    let simulation = Simulation(size: CGSize(width: 300, height: 400))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.contentSize = CGSize(width: 300, height: 4000)
    simulation.window.addSubview(view)
    simulation.run(for: 0.1)
    var events: [String] = []
    var sight = ActionSight(of: action, on: view) {
      events.append("meanwhile \(view.isTracking ? "held" : "free")")
    }
    var isOver = false
    CADisplayLink.calling { _ in
      guard !isOver, sight.isOver() else { return }
      isOver = true
      events.append("over")
    }.add(to: .main, forMode: .common)
    perform(simulation, view)
    simulation.run(for: 0.1)
    return events
  }

  @Test func `a drag is over when the finger lifts`() {
    let events = events(of: .drag(100, over: 0.1, hold: 0)) { simulation, _ in
      simulation.finger.drag(from: Action.start, by: CGPoint(x: 0, y: -100), over: 0.1)
    }
    #expect(events == ["meanwhile held", "over"])
  }

  @Test func `a drag that is too short has no moment`() {
    let events = events(of: .drag(100, over: 0.1, hold: 0)) { simulation, _ in
      simulation.finger.drag(from: Action.start, by: CGPoint(x: 0, y: -50), over: 0.1)
    }
    #expect(events == ["over"])
  }

  @Test func `a motion is caught by the second touch`() {
    let events = events(of: .dragAndCatch(100, over: 0.1, hold: 0.1)) { simulation, _ in
      simulation.finger.drag(from: Action.start, by: CGPoint(x: 0, y: -100), over: 0.1)
      simulation.run(for: 0.1)
      simulation.finger.touchDown(at: Action.middle)
      simulation.finger.hold(for: 0.1)
      simulation.finger.release()
    }
    #expect(events == ["meanwhile held", "over"])
  }

  @Test func `the app is left and comes back`() {
    let events = events(of: .dragAndLeave(100, over: 0.1, seconds: 1)) { simulation, _ in
      simulation.finger.drag(from: Action.start, by: CGPoint(x: 0, y: -100), over: 0.1)
      simulation.run(for: 0.1)
      simulation.resignActive()
      simulation.run(for: 0.1)
      simulation.enterBackground()
      simulation.run(for: 1)
      simulation.becomeActive()
    }
    #expect(events == ["meanwhile free", "over"])
  }

  @Test func `a key is seen by its effect`() {
    let events = events(of: .downKey) { simulation, view in
      simulation.keyboard.press(.down, in: view)
    }
    #expect(events == ["over"])
  }

  @Test func `an item that is dragged to an edge is carried until it is dropped`() {
    let simulation = Simulation(size: CGSize(width: 300, height: 400))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    simulation.window.addSubview(view)
    var sight = ActionSight(of: .itemToEdge, on: view) {}
    view.contentOffset.y = 30
    let isOver = [true, false].map { isCarried in
      Simulation.setActiveDrag(isCarried, in: view)
      return sight.isOver()
    }
    #expect(isOver == [false, true])
  }

  @Test func `nothing is seen where nothing happens`() {
    #expect(events(of: .wheel(50)) { simulation, _ in simulation.run(for: 1) } == [])
  }
}
#endif
