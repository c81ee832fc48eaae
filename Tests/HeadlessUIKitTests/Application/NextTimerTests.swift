import Testing
import UIKit
import UIKitSimulation

/// A tool that shows a simulation learns how long nothing will happen.
@MainActor
struct NextTimerTests {
  @Test func `says when the next timer fires`() {
    let simulation = Simulation()
    #expect(simulation.timeOfNextTimer == nil)
    simulation.run(for: 1)
    let window = simulation.window
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [], animations: { window.alpha = 0.5 },
      completion: { _ in })
    #expect(simulation.timeOfNextTimer == 1.5)
    simulation.run(for: 1)
    #expect(simulation.timeOfNextTimer == nil)
  }
}
