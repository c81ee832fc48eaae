import Testing
import UIKit
import UIKitSimulation

/// Animations: values at once, completions on the virtual clock.
@MainActor
@Suite struct AnimationTests {
  let simulation = Simulation(size: CGSize(width: 300, height: 400), scale: 2)
  let view = UIView()
  let log = CallLog()

  init() { simulation.show(view) }

  private func note(_ finished: Bool) { log.note("\(finished)") }

  @Test("The value is new at once, the completion comes after delay and duration")
  func completion() {
    UIView.animate(
      withDuration: 0.5, delay: 0.25, animations: { view.alpha = 0 }, completion: note)
    #expect(view.alpha == 0)
    simulation.run(for: 0.7)
    #expect(log.take() == [])
    simulation.run(for: 0.1)
    #expect(log.take() == ["true"])
  }

  @Test("Everything that is animated knows whose time it is")
  func properties() {
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

  @Test("An animation in an animation is part of it")
  func nested() {
    let inner = {
      UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: note)
    }
    UIView.animate(withDuration: 1, animations: inner, completion: { _ in log.note("outer") })
    simulation.run(for: 0.5)
    #expect(log.take() == ["true"])
    simulation.run(for: 0.6)
    #expect(log.take() == ["outer"])
  }

  @Test("Without a duration, a change, or animations at all, it is over in the next turn")
  func nothingToAnimate() {
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

  @Test("The other forms")
  func otherForms() {
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

  @Test("What repeats does not complete")
  func repeating() {
    UIView.animate(
      withDuration: 0.1, delay: 0, options: .repeat, animations: { view.alpha = 0 },
      completion: note)
    simulation.run(for: 10)
    #expect(log.take() == [])
  }
}
