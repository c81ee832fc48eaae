import Foundation

/// A stretch of one coordinate: where it starts and how long it is, in points.
struct FlowSpan: Sendable, Hashable {
  var start: CGFloat
  var length: CGFloat

  var end: CGFloat { start + length }

  /// Whether the two share more than an edge; a stretch of no length shares nothing (fact 78).
  func overlaps(_ other: FlowSpan) -> Bool {
    max(start, other.start) < min(end, other.end)
  }

  /// The stretch with `margin` more on either side.
  func widened(by margin: CGFloat) -> FlowSpan {
    FlowSpan(start: start - margin, length: length + 2 * margin)
  }

  /// The shortest stretch that holds both.
  func union(_ other: FlowSpan) -> FlowSpan {
    let lowest = min(start, other.start)
    return FlowSpan(start: lowest, length: max(end, other.end) - lowest)
  }
}
