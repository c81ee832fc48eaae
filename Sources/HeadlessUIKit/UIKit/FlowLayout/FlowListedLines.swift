import Foundation

/// The lines of a section whose items differ in size, built in one pass.
struct FlowListedLines: Sendable {
  let end: CGFloat
  private let extents: [FlowExtent]
  /// The start of each item across the scroll axis.
  private var starts: [CGFloat] = []
  /// The first item of each line, and finally the number of items.
  private var bounds = [0]
  /// The lines along the scroll axis, as thick as their thickest item (fact 68).
  private var lines: [FlowSpan] = []
  private let index: FlowOverlapIndex

  init(_ extents: [FlowExtent], rules: FlowLineRules, start: CGFloat) {
    self.extents = extents
    starts.reserveCapacity(extents.count)
    var position = start
    var first = 0
    while first < extents.count {
      let next = Self.lineEnd(from: first, in: extents, rules: rules)
      let line = extents[first..<next]
      var (itemStart, gap) = Self.arrangement(
        of: line, isLast: next == extents.count, rules: rules)
      for item in line {
        starts.append(itemStart)
        itemStart += item.across + gap
      }
      lines.append(FlowSpan(start: position, length: line.reduce(0) { max($0, $1.along) }))
      bounds.append(next)
      position += lines[lines.count - 1].length + rules.lineSpacing
      first = next
    }
    index = FlowOverlapIndex(lines)
    end = lines.last?.end ?? start
  }

  /// The end of a line that begins with item `first`: as many items as fit, at least one (fact 63).
  private static func lineEnd(
    from first: Int, in extents: [FlowExtent], rules: FlowLineRules
  ) -> Int {
    var used = extents[first].across
    var next = first + 1
    while next < extents.count, rules.joins(extents[next].across, after: used) {
      used += rules.interitemSpacing + extents[next].across
      next += 1
    }
    return next
  }

  /// The start of the first item of a line, and the gap after each item.
  ///
  /// A full line is justified (fact 64); the last line has the minimum spacing (fact 65). A single
  /// item is centered; on the last line, only if a second item of its size wouldn't fit beside it
  /// (fact 66).
  private static func arrangement(
    of line: ArraySlice<FlowExtent>, isLast: Bool, rules: FlowLineRules
  ) -> (start: CGFloat, gap: CGFloat) {
    let total = line.reduce(0) { $0 + $1.across }
    if line.count == 1, !isLast || !rules.joins(total, after: total) {
      return (rules.centredStart(of: total), 0)
    }
    if isLast { return (rules.leading, rules.interitemSpacing) }
    return (rules.leading, rules.justifiedGap(count: CGFloat(line.count), total: total))
  }

  var itemCount: Int { extents.count }

  var extent: FlowSpan { index.extent ?? FlowSpan(start: end, length: 0) }

  func box(ofItem item: Int) -> FlowBox {
    box(ofItem: item, inLine: bounds.partitioningIndex { $0 > item } - 1)
  }

  /// Thinner items are centered in the thickness of their line (fact 68).
  private func box(ofItem item: Int, inLine line: Int) -> FlowBox {
    let extent = extents[item]
    let start = lines[line].start + (lines[line].length - extent.along) / 2
    return FlowBox(
      along: FlowSpan(start: start, length: extent.along),
      across: FlowSpan(start: starts[item], length: extent.across))
  }

  func forEachCandidate(in query: FlowBox, _ body: (Int, FlowBox) -> Void) {
    for line in index.candidates(overlapping: query.along) {
      for item in bounds[line]..<bounds[line + 1] {
        body(item, box(ofItem: item, inLine: line))
      }
    }
  }
}
