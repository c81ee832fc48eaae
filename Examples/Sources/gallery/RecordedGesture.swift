import UIKit
import UIKitSimulation

/// A gesture of a real finger, recorded on a device: how far it had come at which time.
struct RecordedGesture {
  let name: String

  /// Seconds since the finger came down, and points; the last is where it is lifted.
  private let samples: [(time: TimeInterval, distance: CGFloat)]

  /// Three points every sixtieth of a second, then a third of a second of rest.
  static let slowDrag = RecordedGesture(
    name: "slow drag, held", interval: 0.016, step: 3, moves: 60, rest: 20)

  /// Six points every eight milliseconds, which makes 750 points a second.
  static let shortFlick = RecordedGesture(
    name: "short flick", interval: 0.008, step: 6, moves: 14, rest: 1)

  /// Twenty-five points every eight milliseconds, which makes 3125 points a second.
  static let hardFlick = RecordedGesture(
    name: "hard flick", interval: 0.008, step: 25, moves: 12, rest: 1)

  private init(name: String, interval: TimeInterval, step: CGFloat, moves: Int, rest: Int) {
    self.name = name
    samples = (0...moves + rest).map { index in
      (TimeInterval(index) * interval, step * CGFloat(min(index, moves)))
    }
  }

  /// The touches of the gesture when it begins at a place and goes into a direction.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in the window's coordinates.
  ///   - direction: A vector of length one.
  /// - Returns: What a finger can play.
  func touches(from start: CGPoint, towards direction: CGPoint) -> [RecordedTouch] {
    samples.map { sample in
      RecordedTouch(
        time: sample.time,
        location: CGPoint(
          x: start.x + direction.x * sample.distance, y: start.y + direction.y * sample.distance))
    }
  }
}
