import Foundation

/// A range of positions along one axis, in points.
///
/// It is always finite. Ends in the wrong order are swapped. An end that is `NaN` or infinite
/// counts as the other end, or as 0 if neither is finite.
struct Extent: Sendable, Hashable {
  static let everywhere = Extent(-.farthest, .farthest)

  let minimum: CGFloat
  let maximum: CGFloat

  @inline(never)
  init(_ one: CGFloat, _ other: CGFloat) {
    let isValid = -.farthest <= one && one <= other && other <= .farthest
    let first = isValid ? one : one.corrected(or: other.corrected())
    let second = isValid ? other : other.corrected(or: first)
    minimum = min(first, second)
    maximum = max(first, second)
  }

  /// Creates an extent from valid values: a finite start, and a length of 0 or more.
  init(start: CGFloat, length: CGFloat) {
    minimum = start
    maximum = start + length
  }

  /// Creates an extent from valid values: a finite middle, and a length of 0 or more.
  init(middle: CGFloat, length: CGFloat) {
    (minimum, maximum) = (middle - length / 2, middle + length / 2)
  }

  var length: CGFloat { maximum - minimum }
  var middle: CGFloat { point(at: 0.5) }

  /// The point at a fraction of the extent: 0 is the minimum, 1 is the maximum.
  func point(at fraction: CGFloat) -> CGFloat { minimum + fraction * length }

  /// A part of it around a point of it, no longer than a length.
  func part(at fraction: CGFloat, length: CGFloat) -> Extent {
    let length = min(length, self.length)
    return Extent(start: point(at: fraction) - fraction * length, length: length)
  }

  func moved(by distance: CGFloat) -> Extent { Extent(minimum + distance, maximum + distance) }

  /// The point of the extent that is nearest to another point.
  func nearest(to point: CGFloat) -> CGFloat { min(max(point, minimum), maximum) }

  /// Whether a point is within the extent or one of its ends.
  func contains(_ point: CGFloat) -> Bool { minimum <= point && point <= maximum }

  /// Whether all of another extent is within the extent.
  func contains(_ other: Extent) -> Bool { minimum <= other.minimum && other.maximum <= maximum }

  /// Whether two extents share more than a length, by default more than an end point.
  func overlaps(_ other: Extent, by length: CGFloat = 0) -> Bool {
    minimum + length < other.maximum && other.minimum + length < maximum
  }

  /// The smallest extent that covers both.
  func union(_ other: Extent) -> Extent {
    Extent(min(minimum, other.minimum), max(maximum, other.maximum))
  }
}
