#if canImport(Foundation)
import Foundation
#endif

/// What something covers of one axis, in points.
///
/// Always finite and never inverted: ends in the wrong order change places, and an end that is not
/// finite counts as the other one, or as 0 if neither is.
struct Extent: Sendable, Hashable {
  let minimum: CGFloat
  let maximum: CGFloat

  init(_ one: CGFloat, _ other: CGFloat) {
    let first = one.corrected(or: other.corrected())
    let second = other.corrected(or: first)
    minimum = min(first, second)
    maximum = max(first, second)
  }

  /// An extent of a length of 0 or more, both of which are known to make sense.
  init(start: CGFloat, length: CGFloat) {
    minimum = start
    maximum = start + length
  }

  var length: CGFloat { maximum - minimum }
  var middle: CGFloat { point(at: 0.5) }

  /// The point at a fraction of the extent: 0 is its minimum, 1 its maximum.
  func point(at fraction: CGFloat) -> CGFloat { minimum + fraction * length }

  func moved(by distance: CGFloat) -> Extent { Extent(minimum + distance, maximum + distance) }

  /// Whether the two share more than an end.
  func overlaps(_ other: Extent) -> Bool { minimum < other.maximum && other.minimum < maximum }

  /// Whether the two share more than a length.
  func overlaps(_ other: Extent, by length: CGFloat) -> Bool {
    minimum + length < other.maximum && other.minimum + length < maximum
  }

  /// The smallest extent that covers both.
  func union(_ other: Extent) -> Extent {
    Extent(min(minimum, other.minimum), max(maximum, other.maximum))
  }
}
