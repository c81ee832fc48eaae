import Testing
import UIKit
import UIKitSimulation

/// Animations: values change at once; visible values follow the virtual clock.
@MainActor
struct AnimationTests {
  @Test func `animations are additive, and a change without one is visible at once`() {
    let simulation = Simulation(size: CGSize(width: 300, height: 400), scale: 2)
    let view = UIView()
    simulation.show(view)
    let start = view.center.x
    func seen() -> CGFloat { (view.layer.presentation()?.position.x ?? .nan) - start }
    UIView.animate(withDuration: 0.4) { view.center.x += 100 }
    simulation.run(for: 0.2)
    let before = seen()
    #expect(abs(before - 50) < 0.01)
    UIView.animate(withDuration: 0.4) { view.center.x += 100 }
    UIView.animate(withDuration: 0.4) {
      UIView.performWithoutAnimation { view.center.x += 5 }
    }
    view.center.x += 7
    #expect(abs(seen() - before - 12) < 1e-9)
    simulation.run(for: 0.5)
    #expect(seen() == 212)
  }
}
