import Foundation

/// Finds, among stretches listed in layout order, those that may overlap a given one.
///
/// Two binary searches. As it keeps the farthest end so far and the earliest start still to come,
/// it misses nothing where negative spacings or insets make stretches overlap or run backwards.
struct FlowOverlapIndex: Sendable {
  /// Per stretch the farthest end up to it, ascending.
  private var farthestEnds: [CGFloat] = []
  /// Per stretch the earliest start from it on, ascending.
  private var earliestStarts: [CGFloat] = []

  init(_ spans: [FlowSpan]) {
    farthestEnds.reserveCapacity(spans.count)
    for span in spans {
      farthestEnds.append(max(farthestEnds.last ?? span.end, span.end))
    }
    earliestStarts = spans.map(\.start)
    for index in spans.indices.dropLast().reversed() {
      earliestStarts[index] = min(earliestStarts[index], earliestStarts[index + 1])
    }
  }

  /// The shortest stretch that holds all of them; nil if there are none.
  var extent: FlowSpan? {
    guard let start = earliestStarts.first, let end = farthestEnds.last else { return nil }
    return FlowSpan(start: start, length: end - start)
  }

  /// All indices whose stretch overlaps `span`, and any that lie between them.
  func candidates(overlapping span: FlowSpan) -> Range<Int> {
    let first = farthestEnds.partitioningIndex { $0 > span.start }
    let end = earliestStarts.partitioningIndex { $0 >= span.end }
    return first..<max(first, end)
  }
}
