#if canImport(UIKit)
import UIKit

/// A scroll to a page that takes a time of its own.
struct PageTurn {
  let duration: TimeInterval
  let timing: CubicTiming
  var start: CGFloat
  /// Where the view was left in the last frame; anywhere else, and somebody else has moved it.
  var lastOffset: CGFloat
  private var startTime: TimeInterval?

  init(from start: CGFloat, duration: TimeInterval, timing: CubicTiming) {
    self.duration = duration
    self.timing = timing
    self.start = start
    lastOffset = start
  }

  /// The offset at a time on the way to a target.
  mutating func offset(at time: TimeInterval, target: CGFloat) -> CGFloat {
    let startTime = startTime ?? time
    self.startTime = startTime
    let elapsed = time - startTime
    guard elapsed < duration else { return target }
    return start + (target - start) * timing.progress(at: elapsed / duration)
  }

  /// Goes on from elsewhere in a loop.
  mutating func move(by distance: CGFloat) {
    start += distance
    lastOffset += distance
  }
}
#endif
