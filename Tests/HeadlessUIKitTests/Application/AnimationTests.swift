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

  private func note(_ finished: Bool) { log.note("\(finished)") }

  @Test func `the value changes at once; the completion comes after the delay and the duration`() {
    UIView.animate(
      withDuration: 0.5, delay: 0.25, animations: { view.alpha = 0 }, completion: note)
    #expect(view.alpha == 0)
    simulation.run(for: 0.7)
    #expect(log.take() == [])
    simulation.run(for: 0.1)
    #expect(log.take() == ["true"])
  }

  @Test func `the visible value changes from the old to the new one, after the delay`() throws {
    func seen() throws -> Float { try #require(view.layer.presentation()).opacity }
    UIView.animate(withDuration: 0.4, delay: 0.1, animations: { view.alpha = 0 })
    #expect(view.alpha == 0)
    #expect(try seen() == 1)
    simulation.run(for: 0.1)
    #expect(try seen() == 1)
    simulation.run(for: 0.2)
    #expect(abs(try seen() - 0.5) < 0.01)
    simulation.run(for: 0.2)
    #expect(try seen() == 0)
  }

  @Test func `the simulation moves until the last animation is over`() {
    UIView.animate(withDuration: 0.3) { view.alpha = 0 }
    UIView.animate(withDuration: 0.4, delay: 0.2, animations: { view.center.x += 10 })
    simulation.run(for: 0.55)
    #expect(simulation.isMoving)
    simulation.run(for: 0.1)
    #expect(!simulation.isMoving)
    UIView.animate(withDuration: 0) { view.alpha = 1 }
    #expect(!simulation.isMoving)
  }

  @Test func `a rotation has come to rest when nothing is between its sizes any more`() throws {
    let inner = UIView(frame: view.bounds)
    for view in [view, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    view.addSubview(inner)
    simulation.rotate(to: CGSize(width: 400, height: 300))
    #expect(simulation.isMoving)
    #expect(try #require(inner.layer.presentation()).bounds.width == 300)
    #expect(simulation.runUntilRest())
    #expect(try #require(inner.layer.presentation()).bounds.width == 400)
  }

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

  @Test func `the changes of an inner animation aren't animated by the outer one as well`() throws {
    let start = view.center.x
    UIView.animate(withDuration: 0.4) {
      view.center.x += 100
      UIView.animate(withDuration: 0.2) { view.center.x += 50 }
    }
    #expect(try #require(view.layer.presentation()).position.x == start)
    simulation.run(for: 0.2)
    #expect(abs(try #require(view.layer.presentation()).position.x - start - 100) < 0.01)
  }

  @Test func `all animated changes find their clock`() {
    let changes: [() -> Void] = [
      { view.alpha = 0.5 }, { view.center.x = 9 }, { view.bounds.size.width = 9 },
      { view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) },
      { view.transform = CGAffineTransform(scaleX: 2, y: 2) },
      { view.transform3D = CATransform3DIdentity }, { view.backgroundColor = .black },
    ]
    let other = Simulation()
    for change in changes {
      other.run(for: 1)
      UIView.animate(withDuration: 0.5, animations: change, completion: note)
      other.run(for: 1)
      #expect(log.take() == [])
      simulation.run(for: 0.6)
      #expect(log.take() == ["true"])
    }
  }

  @Test func `an animation in an animation is a part of it`() {
    let inner = {
      UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: note)
    }
    UIView.animate(withDuration: 1, animations: inner, completion: { _ in log.note("outer") })
    simulation.run(for: 0.5)
    #expect(log.take() == ["true"])
    simulation.run(for: 0.6)
    #expect(log.take() == ["outer"])
  }

  @Test func `without a duration, a change or enabled animations, it ends in the next turn`() {
    simulation.run(for: 0.1)
    UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: note)
    UIView.animate(withDuration: 9, animations: {}, completion: note)
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 9, animations: { view.alpha = 1 }, completion: note)
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(log.take() == [])
    simulation.run(for: 0)
    #expect(log.take() == ["true", "true", "true"])
  }

  @Test func `the other forms`() {
    UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
    UIView.animate(
      withDuration: 0.1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .curveEaseOut, animations: { view.alpha = 0.25 }, completion: note)
    UIView.transition(
      with: view, duration: 0.1, options: .transitionCrossDissolve,
      animations: { log.note("changed") }, completion: note)
    #expect(log.take() == ["changed"])
    simulation.run(for: 0.2)
    #expect(log.take() == ["true", "true"])
  }

  @Test func `a repeating animation doesn't complete`() {
    UIView.animate(
      withDuration: 0.1, delay: 0, options: .repeat, animations: { view.alpha = 0 },
      completion: note)
    simulation.run(for: 10)
    #expect(log.take() == [])
  }
}
