import Foundation

/// The lines of one section.
protocol FlowLines: Sendable {
  var itemCount: Int { get }

  /// What the lines occupy along the scroll axis.
  var extent: FlowSpan { get }

  /// Where the last line ends, which is where the lines start if there are none.
  var end: CGFloat { get }

  /// Where an item lies, before rounding.
  func box(ofItem item: Int) -> FlowBox

  /// Hands over, in order, every item that may overlap `query`, and few others.
  func forEachCandidate(in query: FlowBox, _ body: (Int, FlowBox) -> Void)
}
