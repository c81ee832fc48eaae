#if canImport(Foundation)
import Foundation
#endif

/// When the frames of a GIF change, as an evenly timed sequence: what an image view can play.
struct FrameTimeline: Equatable, Sendable {
  /// How many times in a row each frame is in the sequence.
  let repetitions: [Int]

  /// Of all together, in seconds.
  let duration: TimeInterval

  private static let mostSteps = 4096

  /// The step is the greatest that divides every delay.
  ///
  /// A delay of less than 0.02 s counts as 0.1 s, as in web browsers. With a sequence of more than
  /// 4096 steps the delays are rounded, so that it stays about as short.
  ///
  /// - Parameter delays: How long each frame shows, in seconds.
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
