import Foundation

/// Equal stretches at equal distances, in closed form: no memory and no search per stretch.
struct FlowRun: Sendable {
  var start: CGFloat
  var length: CGFloat
  /// From one start to the next; 0 or negative where a negative spacing eats up the length.
  var pitch: CGFloat
  var count: Int

  subscript(index: Int) -> FlowSpan {
    FlowSpan(start: start + CGFloat(index) * pitch, length: length)
  }

  /// The shortest stretch that holds all of them, or an empty one at the start.
  var extent: FlowSpan {
    count > 0 ? self[0].union(self[count - 1]) : FlowSpan(start: start, length: 0)
  }

  /// All indices whose stretch may overlap `span`, and at most a few at either end that do not.
  func candidates(overlapping span: FlowSpan) -> Range<Int> {
    guard pitch != 0 else { return self[0].overlaps(span) ? 0..<count : 0..<0 }
    let one = (span.start - length - start) / pitch
    let other = (span.end - start) / pitch
    let first = index(min(one, other).rounded(.down) - 1)
    let end = index(max(one, other).rounded(.up) + 2)
    return first..<end
  }

  /// A fractional index as a whole one from 0 to `count`.
  private func index(_ value: CGFloat) -> Int {
    guard value > 0 else { return 0 }
    return value < CGFloat(count) ? Int(value) : count
  }
}
