import Foundation

/// Equal spans at equal distances, in closed form: without memory or search per span.
struct FlowRun: Sendable {
  var start: CGFloat
  var length: CGFloat
  /// The distance between two starts; 0 or negative if a negative spacing is at least as long as a
  /// span.
  var pitch: CGFloat
  var count: Int

  subscript(index: Int) -> FlowSpan {
    FlowSpan(start: start + CGFloat(index) * pitch, length: length)
  }

  /// The shortest span that contains all spans, or an empty one at the start.
  var extent: FlowSpan {
    count > 0 ? self[0].union(self[count - 1]) : FlowSpan(start: start, length: 0)
  }

  /// The indices of all spans that may overlap `span`, and of a few more at either end.
  func candidates(overlapping span: FlowSpan) -> Range<Int> {
    guard pitch != 0 else { return self[0].overlaps(span) ? 0..<count : 0..<0 }
    let one = (span.start - length - start) / pitch
    let other = (span.end - start) / pitch
    let first = index(min(one, other).rounded(.down) - 1)
    let end = index(max(one, other).rounded(.up) + 2)
    return first..<end
  }

  /// The index in 0 to `count` for a fractional index.
  private func index(_ value: CGFloat) -> Int {
    guard value > 0 else { return 0 }
    return value < CGFloat(count) ? Int(value) : count
  }
}
