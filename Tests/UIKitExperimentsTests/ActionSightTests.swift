#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitExperiments

/// On a device, actions are seen frame by frame; they must be seen as the simulated person performs them.
@MainActor
struct ActionSightTests {
  typealias Performance = @MainActor @Sendable (Simulation, UIScrollView) -> Void

  /// A name, an action, what is seen of it, and what a person does.
  nonisolated static let rows: [(String, Action, [String], Performance)] = [
    (
      "a drag is over when the finger lifts", .drag(100, over: 0.1, hold: 0),
      ["meanwhile held", "over"], { simulation, _ in drag(100, simulation) }
    ),
    (
      "a drag that is too short has no moment", .drag(100, over: 0.1, hold: 0), ["over"],
      { simulation, _ in drag(50, simulation) }
    ),
    (
      "a motion is caught by the second touch", .dragAndCatch(100, over: 0.1, hold: 0.1),
      ["meanwhile held", "over"],
      { simulation, _ in
        drag(100, simulation)
        simulation.run(for: 0.1)
        simulation.finger.touchDown(at: Action.middle)
        simulation.finger.hold(for: 0.1)
        simulation.finger.release()
      }
    ),
    (
      "the app is left and comes back", .dragAndLeave(100, over: 0.1, seconds: 1),
      ["meanwhile free", "over"],
      { simulation, _ in
        drag(100, simulation)
        simulation.run(for: 0.1)
        simulation.resignActive()
        simulation.run(for: 0.1)
        simulation.enterBackground()
        simulation.run(for: 1)
        simulation.becomeActive()
      }
    ),
    ("a key is seen by its effect", .downKey, ["over"], { $0.keyboard.press(.down, in: $1) }),
    (
      "nothing is seen where nothing happens", .wheel(50), [],
      { simulation, _ in simulation.run(for: 1) }
    ),
  ]

  private static func drag(_ distance: CGFloat, _ simulation: Simulation) {
    simulation.finger.drag(from: Action.start, by: CGPoint(x: 0, y: -distance), over: 0.1)
  }

  @Test(arguments: rows)
  func `an action is seen as it is performed`(
    name: String, action: Action, expected: [String], perform: Performance
  ) {
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
    #expect(events == expected)
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
