#if canImport(UIKitSimulation)
import EffortSupport
import UIKit
import UIKitSimulation

/// What a person does to a strip, in points that the finger moves: with negative ones, the offset grows.
enum DelegateGesture: Sendable, Equatable {
  /// A drag that holds still before the finger lifts, unless the hold is 0.
  case drag(by: CGFloat, over: Double, hold: Double = 0)
  /// A drag that turns around and is released in the other direction.
  case flickBack(by: CGFloat, then: CGFloat)
  /// A touch without a movement, which stops the view.
  case tap(hold: Double)
  /// A drag that the system takes away.
  case cancelled(by: CGFloat)
  case wheel(by: CGFloat)
  case key(Keyboard.Key)
  case reload
  case reloadItem
  case invalidate
  case wait(Double)

  /// Fingers on the glass, and the times between them.
  static func randomTouch(using generator: inout SeededGenerator) -> DelegateGesture {
    let distance = CGFloat(generator.integer(-280...280))
    switch generator.integer(0...9) {
    case 0...4:
      return .drag(
        by: distance, over: generator.pick([0.03, 0.05, 0.08, 0.12, 0.2, 0.4]),
        hold: generator.pick([0, 0, 0, 0.05, 0.2]))
    case 5: return .flickBack(by: distance, then: -distance * generator.pick([0.2, 0.5, 0.9]))
    case 6: return .tap(hold: generator.pick([0.02, 0.05, 0.2]))
    case 7: return .cancelled(by: distance)
    default: return .wait(generator.pick([0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1.2, 3]))
    }
  }

  /// The same, with a wheel and with keys.
  static func randomScroll(using generator: inout SeededGenerator) -> DelegateGesture {
    switch generator.integer(0...5) {
    case 0: .wheel(by: CGFloat(generator.integer(-200...200)))
    case 1: .key(generator.pick([.left, .right, .pageUp, .pageDown, .home, .end]))
    default: randomTouch(using: &generator)
    }
  }

  /// A drag, and a change that changes nothing while the view slows down; then any touch.
  static func randomChange(using generator: inout SeededGenerator) -> [DelegateGesture] {
    let drag = DelegateGesture.drag(
      by: CGFloat(generator.integer(-280...280)), over: generator.pick([0.05, 0.1, 0.2, 0.4]))
    let changes = (0..<generator.integer(1...3)).flatMap { _ -> [DelegateGesture] in
      [
        .wait(Double(generator.integer(0...90)) / 30),
        generator.pick([.reload, .reloadItem, .invalidate]),
      ]
    }
    let rest = (0..<generator.integer(0...1)).map { _ in randomTouch(using: &generator) }
    return [drag] + changes + rest
  }
}
#endif
