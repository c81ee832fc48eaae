import UIKit
import UIKitSimulation

/// A gesture of a real finger, recorded on a device: its distance at each time.
struct RecordedGesture {
  let name: String

  /// The seconds since touch down, with the distance in points; at the last one, the finger lifts.
  private let samples: [(time: TimeInterval, distance: CGFloat)]

  /// Three points every sixtieth of a second, and then a pause of a third of a second.
  static let slowDrag = RecordedGesture(
    name: "slow drag, held", interval: 0.016, step: 3, moves: 60, rest: 20)

  /// Six points every eight milliseconds, which is 750 points per second.
  static let shortFlick = RecordedGesture(
    name: "short flick", interval: 0.008, step: 6, moves: 14, rest: 1)

  /// Twenty-five points every eight milliseconds, which is 3125 points per second.
  static let hardFlick = RecordedGesture(
    name: "hard flick", interval: 0.008, step: 25, moves: 12, rest: 1)

  private init(name: String, interval: TimeInterval, step: CGFloat, moves: Int, rest: Int) {
    self.name = name
    samples = (0...moves + rest).map { index in
      (TimeInterval(index) * interval, step * CGFloat(min(index, moves)))
    }
  }

  /// The touches of the gesture from a start in a direction.
  ///
  /// - Parameters:
  ///   - start: The location of touch down, in the window's coordinates.
  ///   - direction: A vector of length one.
  /// - Returns: Touches that a finger can play.
  func touches(from start: CGPoint, towards direction: CGPoint) -> [RecordedTouch] {
    samples.map { sample in
      RecordedTouch(
        time: sample.time,
        location: CGPoint(
          x: start.x + direction.x * sample.distance, y: start.y + direction.y * sample.distance))
    }
  }
}
