import Foundation

/// The frames of a GIF as an evenly timed sequence, which an image view can play.
struct FrameTimeline: Equatable, Sendable {
  /// The number of consecutive repetitions of each frame.
  let repetitions: [Int]

  /// The duration of the whole sequence, in seconds.
  let duration: TimeInterval

  private static let mostSteps = 4096

  /// Creates a sequence whose step is the greatest common divisor of all delays.
  ///
  /// A delay of less than 0.02 seconds counts as 0.1 seconds, as in web browsers. If the sequence
  /// would have more than 4096 steps, the delays are rounded, so that it has about as many.
  ///
  /// - Parameter delays: The duration of each frame, in seconds.
  init(delays: [TimeInterval]) {
    let hundredths = delays.map(Self.hundredths)
    let total = hundredths.reduce(0, +)
    let finest = hundredths.reduce(0, Self.greatestCommonDivisor)
    let step = max(finest, (total + Self.mostSteps - 1) / Self.mostSteps)
    repetitions = hundredths.map { max(1, ($0 + step / 2) / step) }
    duration = TimeInterval(repetitions.reduce(0, +) * step) / 100
  }

  private static func hundredths(_ delay: TimeInterval) -> Int {
    guard delay >= 0.015 else { return 10 }
    return Int((min(delay, 655.35) * 100).rounded())
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
