import Foundation

/// How long a finger has held still.
struct FingerPause: Sendable, Hashable {
  var offset: CGFloat?
  /// The times of the first and the last frame at this offset, in seconds.
  var start: Double = 0
  var end: Double = 0

  /// Records the offset of the view in a frame.
  ///
  /// - Parameters:
  ///   - offset: The offset of the view.
  ///   - time: The time of the frame, in seconds.
  ///   - tolerance: The greatest distance that counts as holding still.
  mutating func note(_ offset: CGFloat, at time: Double, tolerance: CGFloat) {
    if !isAt(offset, tolerance) { (self.offset, start) = (offset, time) }
    end = time
  }

  /// Follows content that has moved under the finger.
  mutating func move(by distance: CGFloat) { offset = offset.map { $0 + distance } }

  /// How long the view has been at an offset, in seconds; 0 if it isn't there.
  func duration(at offset: CGFloat, tolerance: CGFloat) -> Double {
    isAt(offset, tolerance) ? end - start : 0
  }

  private func isAt(_ other: CGFloat, _ tolerance: CGFloat) -> Bool {
    offset.map { abs($0 - other) <= tolerance } ?? false
  }
}
