import Foundation

/// The lines of one section.
enum FlowLines: Sendable {
  case uniform(FlowUniformLines)
  case listed(FlowListedLines)

  var itemCount: Int {
    switch self {
    case .uniform(let lines): lines.itemCount
    case .listed(let lines): lines.itemCount
    }
  }

  /// The extent of the lines along the scroll axis.
  var extent: FlowSpan {
    switch self {
    case .uniform(let lines): lines.extent
    case .listed(let lines): lines.extent
    }
  }

  /// The end of the last line; without lines, the position where they would start.
  var end: CGFloat {
    switch self {
    case .uniform(let lines): lines.end
    case .listed(let lines): lines.end
    }
  }

  /// The box of an item, before rounding.
  func box(ofItem item: Int) -> FlowBox {
    switch self {
    case .uniform(let lines): lines.box(ofItem: item)
    case .listed(let lines): lines.box(ofItem: item)
    }
  }

  /// Calls `body`, in order, for every item that may overlap `query`, and for few others.
  func forEachCandidate(in query: FlowBox, _ body: (Int, FlowBox) -> Void) {
    switch self {
    case .uniform(let lines): lines.forEachCandidate(in: query, body)
    case .listed(let lines): lines.forEachCandidate(in: query, body)
    }
  }
}
