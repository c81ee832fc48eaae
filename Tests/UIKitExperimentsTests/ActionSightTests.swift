#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitExperiments

/// On a device, actions are seen frame by frame; they must be seen as the simulated person performs them.
@MainActor
struct ActionSightTests {
  /// An action, what a person does, and what is seen of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let action: Action
    let events: [String]
    let perform: @MainActor @Sendable (Simulation, UIScrollView) -> Void
  }

  nonisolated static let rows = [
    Row(
      testDescription: "a drag is over when the finger lifts",
      action: .drag(100, over: 0.1, hold: 0), events: ["meanwhile held", "over"]
    ) { simulation, _ in
      simulation.finger.drag(from: Action.start, by: CGPoint(x: 0, y: -100), over: 0.1)
    },
    Row(
      testDescription: "a drag that is too short has no moment",
      action: .drag(100, over: 0.1, hold: 0), events: ["over"]
    ) { simulation, _ in
      simulation.finger.drag(from: Action.start, by: CGPoint(x: 0, y: -50), over: 0.1)
    },
    Row(
      testDescription: "a motion is caught by the second touch",
      action: .dragAndCatch(100, over: 0.1, hold: 0.1), events: ["meanwhile held", "over"]
    ) { simulation, _ in
      simulation.finger.drag(from: Action.start, by: CGPoint(x: 0, y: -100), over: 0.1)
      simulation.run(for: 0.1)
      simulation.finger.touchDown(at: Action.middle)
      simulation.finger.hold(for: 0.1)
      simulation.finger.release()
    },
    Row(
      testDescription: "the app is left and comes back",
      action: .dragAndLeave(100, over: 0.1, seconds: 1), events: ["meanwhile free", "over"]
    ) { simulation, _ in
      simulation.finger.drag(from: Action.start, by: CGPoint(x: 0, y: -100), over: 0.1)
      simulation.run(for: 0.1)
      simulation.resignActive()
      simulation.run(for: 0.1)
      simulation.enterBackground()
      simulation.run(for: 1)
      simulation.becomeActive()
    },
    Row(testDescription: "a key is seen by its effect", action: .downKey, events: ["over"]) {
      $0.keyboard.press(.down, in: $1)
    },
    Row(testDescription: "nothing is seen where nothing happens", action: .wheel(50), events: []) {
      simulation, _ in simulation.run(for: 1)
    },
  ]

  @Test(arguments: rows) func `an action is seen as it is performed`(row: Row) {
    let simulation = Simulation(size: CGSize(width: 300, height: 400))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.contentSize = CGSize(width: 300, height: 4000)
    simulation.window.addSubview(view)
    simulation.run(for: 0.1)
    var events: [String] = []
    var sight = ActionSight(of: row.action, on: view) {
      events.append("meanwhile \(view.isTracking ? "held" : "free")")
    }
    var isOver = false
    CADisplayLink.calling { _ in
      guard !isOver, sight.isOver() else { return }
      isOver = true
      events.append("over")
    }.add(to: .main, forMode: .common)
    row.perform(simulation, view)
    simulation.run(for: 0.1)
    #expect(events == row.events)
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
}
#endif
