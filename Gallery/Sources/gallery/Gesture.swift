import UIKit
import UIKitSimulation

/// An action of the finger in a scene; the next one follows when everything has come to rest.
enum Gesture {
  case recorded(RecordedGesture, from: CGPoint, towards: CGPoint)
  case drag(from: CGPoint, by: CGPoint, over: TimeInterval, hold: TimeInterval)
  /// Swipes, each of which begins before the previous one has come to rest.
  case swipes(Int, from: CGPoint, by: CGPoint)
  case tap(CGPoint)
  /// No action for a number of seconds.
  case wait(TimeInterval)

  static let left = CGPoint(x: -1, y: 0)
  static let right = CGPoint(x: 1, y: 0)
  static let up = CGPoint(x: 0, y: -1)
  static let down = CGPoint(x: 0, y: 1)

  /// The pause between two swipes in quick succession, in seconds.
  private static let pause: TimeInterval = 0.12

  var name: String {
    switch self {
    case .recorded(let gesture, _, _): gesture.name
    case .drag: "drag, held"
    case .swipes(let count, _, _): count == 1 ? "swipe" : "\(count) rapid swipes"
    case .tap: "tap"
    case .wait: "wait"
    }
  }

  @MainActor
  func perform(in simulation: Simulation) {
    let finger = simulation.finger
    switch self {
    case .recorded(let gesture, let start, let direction):
      finger.play(gesture.touches(from: start, towards: direction))
    case .drag(let start, let translation, let duration, let hold):
      finger.drag(from: start, by: translation, over: duration, hold: hold)
    case .swipes(let count, let start, let translation):
      for swipe in 0..<count {
        if swipe > 0 { simulation.run(for: Self.pause) }
        finger.drag(from: start, by: translation, over: 0.12)
      }
    case .tap(let location):
      finger.touchDown(at: location)
      finger.hold(for: 0.12)
      finger.release()
    case .wait(let seconds): simulation.run(for: seconds)
    }
  }
}
