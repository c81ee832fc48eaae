import Foundation

/// A range of one coordinate: its start and its length, in points.
struct FlowSpan: Sendable, Hashable {
  var start: CGFloat
  var length: CGFloat

  var end: CGFloat { start + length }

  /// Whether the spans share more than an edge; an empty span shares nothing (fact 78).
  func overlaps(_ other: FlowSpan) -> Bool {
    max(start, other.start) < min(end, other.end)
  }

  /// The span, enlarged by `margin` on either side.
  func widened(by margin: CGFloat) -> FlowSpan {
    FlowSpan(start: start - margin, length: length + 2 * margin)
  }

  /// The shortest span that contains both.
  func union(_ other: FlowSpan) -> FlowSpan {
    let lowest = min(start, other.start)
    return FlowSpan(start: lowest, length: max(end, other.end) - lowest)
  }
}
