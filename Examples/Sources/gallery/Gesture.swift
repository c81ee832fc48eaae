import UIKit
import UIKitSimulation

/// Something that a finger does in a scene; a scene goes on when everything has come to rest.
enum Gesture {
  case recorded(RecordedGesture, from: CGPoint, towards: CGPoint)
  case drag(from: CGPoint, by: CGPoint, over: TimeInterval, hold: TimeInterval)
  case tap(CGPoint)

  static let left = CGPoint(x: -1, y: 0)
  static let right = CGPoint(x: 1, y: 0)

  var name: String {
    switch self {
    case .recorded(let gesture, _, _): gesture.name
    case .drag: "drag, held"
    case .tap: "tap"
    }
  }

  @MainActor
  func perform(with finger: Finger) {
    switch self {
    case .recorded(let gesture, let start, let direction):
      finger.play(gesture.touches(from: start, towards: direction))
    case .drag(let start, let translation, let duration, let hold):
      finger.drag(from: start, by: translation, over: duration, hold: hold)
    case .tap(let location):
      finger.touchDown(at: location)
      finger.hold(for: 0.12)
      finger.release()
    }
  }
}
