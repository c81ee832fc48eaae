import Foundation

/// The lines of one section.
protocol FlowLines: AnyObject, Sendable {
  var itemCount: Int { get }

  /// The extent of the lines along the scroll axis.
  var extent: FlowSpan { get }

  /// The end of the last line; without lines, the position where they would start.
  var end: CGFloat { get }

  /// The box of an item, before rounding.
  func box(ofItem item: Int) -> FlowBox

  /// Calls `body`, in order, for every item that may overlap `query`, and for few others.
  func forEachCandidate(in query: FlowBox, _ body: (Int, FlowBox) -> Void)
}
