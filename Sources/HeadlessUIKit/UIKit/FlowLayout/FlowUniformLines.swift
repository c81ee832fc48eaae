import Foundation

/// The lines of a section whose items have the same size: a grid, in closed form.
///
/// The last line has the gaps of a full line, even if no line is full (fact 65).
struct FlowUniformLines: Sendable {
  let itemCount: Int
  private let itemsPerLine: Int
  /// The lines, along the scroll axis.
  private let lines: FlowRun
  /// The positions on a line, across the scroll axis.
  private let places: FlowRun

  init(_ item: FlowExtent, count: Int, rules: FlowLineRules, start: CGFloat) {
    let capacity = rules.capacity(for: item.across)
    itemCount = max(count, 0)
    itemsPerLine = capacity < CGFloat(itemCount) ? Int(capacity) : max(itemCount, 1)
    lines = FlowRun(
      start: start, length: item.along, pitch: item.along + rules.lineSpacing,
      count: itemCount > 0 ? (itemCount - 1) / itemsPerLine + 1 : 0)
    places = Self.places(of: item.across, capacity: capacity, count: itemsPerLine, rules: rules)
  }

  /// Centered if there is only one position (fact 66), otherwise justified (fact 64).
  private static func places(
    of length: CGFloat, capacity: CGFloat, count: Int, rules: FlowLineRules
  ) -> FlowRun {
    guard capacity > 1 else {
      return FlowRun(start: rules.centredStart(of: length), length: length, pitch: 0, count: 1)
    }
    let gap = rules.justifiedGap(count: capacity, total: capacity * length)
    return FlowRun(start: rules.leading, length: length, pitch: length + gap, count: count)
  }

  var extent: FlowSpan { lines.extent }

  var end: CGFloat { lines.count > 0 ? lines[lines.count - 1].end : lines.start }

  func box(ofItem item: Int) -> FlowBox {
    FlowBox(along: lines[item / itemsPerLine], across: places[item % itemsPerLine])
  }

  func forEachCandidate(in query: FlowBox, _ body: (Int, FlowBox) -> Void) {
    let columns = places.candidates(overlapping: query.across)
    for line in lines.candidates(overlapping: query.along) {
      let first = line * itemsPerLine
      let filled = 0..<min(itemsPerLine, itemCount - first)
      for place in columns.clamped(to: filled) {
        body(first + place, FlowBox(along: lines[line], across: places[place]))
      }
    }
  }
}
