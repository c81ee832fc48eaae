import Foundation

/// A scroll with its own duration, stored as the remaining distance to the page.
///
/// It holds no offsets, so it remains valid when pages move.
struct TimedScroll: Sendable, Hashable {
  /// The distance from the page to the offset where the scroll began, in points.
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

  /// A scroll without any duration: the view is at the page by the next frame.
  ///
  /// Outside of a window UIKit rounds offsets to whole points, so the offset is verified in a
  /// frame.
  static let over = TimedScroll(distance: 0, duration: 0, timing: .linear)

  /// A scroll that takes as long as UIKit's animated offsets.
  init(distance: CGFloat) { self.init(distance: distance, duration: 0.3, timing: .easeOut) }

  /// The distance from the page to the offset at a time.
  mutating func remainingDistance(at time: Double) -> CGFloat {
    let startTime = startTime ?? time
    self.startTime = startTime
    let elapsed = time - startTime
    guard elapsed < duration else { return 0 }
    return distance * (1 - timing.progress(at: elapsed / duration))
  }
}
