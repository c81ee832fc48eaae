import Foundation

/// Finds the spans of a list in layout order that may overlap a given one, with two binary
/// searches.
///
/// It stores the farthest end up to each span and the earliest start from it on. So it also finds
/// spans that overlap or run backwards because of negative spacings or insets.
struct FlowOverlapIndex: Sendable {
  /// For each span, the farthest end up to it; ascending.
  private var farthestEnds: [CGFloat] = []
  /// For each span, the earliest start from it on; ascending.
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

  /// The shortest span that contains all spans; nil if there are none.
  var extent: FlowSpan? {
    guard let start = earliestStarts.first, let end = farthestEnds.last else { return nil }
    return FlowSpan(start: start, length: end - start)
  }

  /// The indices of all spans that overlap `span`, and of any between them.
  func candidates(overlapping span: FlowSpan) -> Range<Int> {
    let first = farthestEnds.partitioningIndex { $0 > span.start }
    let end = earliestStarts.partitioningIndex { $0 >= span.end }
    return first..<max(first, end)
  }
}
