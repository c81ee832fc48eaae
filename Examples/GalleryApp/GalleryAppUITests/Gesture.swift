import Foundation

/// What the app's *Ask this device* asks for.
enum Gesture {
  case drag(CGFloat, over: CGFloat, hold: TimeInterval)
  case turn
  /// Something that only a hand can do.
  case hand

  /// - Parameter request: The number of the request and its code, as in "3 drag 100.0 0.1 0.0".
  init(_ request: String) {
    let words = request.split(separator: " ").dropFirst()
    let numbers = words.compactMap { Double($0) }
    switch words.first {
    case "drag" where numbers.count == 3:
      self = .drag(numbers[0], over: numbers[1], hold: numbers[2])
    case "turn": self = .turn
    default: self = .hand
    }
  }
}
