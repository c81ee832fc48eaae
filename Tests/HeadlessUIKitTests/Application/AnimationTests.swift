import Testing
import UIKit
import UIKitSimulation

/// Animations: values change at once; visible values and completions follow the virtual clock.
@MainActor
struct AnimationTests {
  let simulation = Simulation(size: CGSize(width: 300, height: 400), scale: 2)
  let view = UIView()
  let log = CallLog()

  init() { simulation.show(view) }

  @Test func `animations are additive, and a change without one is visible at once`() throws {
    func seen() throws -> CGFloat { try #require(view.layer.presentation()).position.x }
    let start = view.center.x
    UIView.animate(withDuration: 0.4) { view.center.x += 100 }
    simulation.run(for: 0.2)
    let before = try seen()
    #expect(abs(before - start - 50) < 0.01)
    UIView.animate(withDuration: 0.4) { view.center.x += 100 }
    #expect(abs(try seen() - before) < 1e-9)
    view.center.x += 7
    #expect(abs(try seen() - before - 7) < 1e-9)
    UIView.animate(withDuration: 0.4) {
      UIView.performWithoutAnimation { view.center.x += 5 }
    }
    #expect(abs(try seen() - before - 12) < 1e-9)
    simulation.run(for: 0.5)
    #expect(try seen() == start + 212)
    view.removeFromSuperview()
    #expect(view.layer.presentation() == nil)
  }
}
