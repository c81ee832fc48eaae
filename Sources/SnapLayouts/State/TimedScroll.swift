#if canImport(Foundation)
import Foundation
#endif

/// A scroll in a time of its own, as the distance that remains.
///
/// It knows nothing of offsets, so its course stays the same when pages move.
struct TimedScroll: Sendable, Hashable {
  /// From the page to where the view began, in points.
  let distance: CGFloat
  /// In seconds.
  let duration: Double
  let timing: CubicTiming
  /// The time of the first frame, in seconds.
  var startTime: Double?

  init(distance: CGFloat, duration: Double, timing: CubicTiming) {
    self.distance = distance
    self.duration = duration
    self.timing = timing
  }

  /// No time at all: the view is at the page by the next frame.
  ///
  /// Outside of a window UIKit rounds offsets to whole points, so only a frame can tell.
  static let over = TimedScroll(distance: 0, duration: 0, timing: .linear)

  /// As long as an animated offset of UIKit's.
  init(distance: CGFloat) { self.init(distance: distance, duration: 0.3, timing: .easeOut) }

  /// From the page to where the view is at a time.
  mutating func remainingDistance(at time: Double) -> CGFloat {
    let startTime = startTime ?? time
    self.startTime = startTime
    let elapsed = time - startTime
    guard elapsed < duration else { return 0 }
    return distance * (1 - timing.progress(at: elapsed / duration))
  }
}
