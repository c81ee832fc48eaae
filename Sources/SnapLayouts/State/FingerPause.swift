#if canImport(Foundation)
import Foundation
#endif

/// For how long a finger has held still.
struct FingerPause: Sendable, Hashable {
  var offset: CGFloat?
  /// The time of the first frame there, and of the last one, in seconds.
  var start: Double = 0
  var end: Double = 0

  /// Notes where the view is in a frame, at a time in seconds.
  mutating func note(_ offset: CGFloat, at time: Double, tolerance: CGFloat) {
    if !isAt(offset, tolerance) { (self.offset, start) = (offset, time) }
    end = time
  }

  /// The content has moved under the finger.
  mutating func move(by distance: CGFloat) { offset = offset.map { $0 + distance } }

  /// For how long the view has been at an offset, in seconds; 0 if it isn't there.
  func duration(at offset: CGFloat, tolerance: CGFloat) -> Double {
    isAt(offset, tolerance) ? end - start : 0
  }

  private func isAt(_ other: CGFloat, _ tolerance: CGFloat) -> Bool {
    offset.map { abs($0 - other) <= tolerance } ?? false
  }
}
