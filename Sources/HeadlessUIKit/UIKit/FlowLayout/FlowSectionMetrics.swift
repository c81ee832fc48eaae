import Foundation

/// Everything that decides the layout of one section, in points; defaults as in fact 62.
struct FlowSectionMetrics: Sendable {
  var items: FlowItemSizes
  /// Between one line and the next.
  var minimumLineSpacing: CGFloat = 10
  /// Between the items of a line, at least.
  var minimumInteritemSpacing: CGFloat = 10
  var inset = UIEdgeInsets()
  /// The reference size's part along the scroll axis; 0 or less: no header.
  var headerLength: CGFloat = 0
  /// The reference size's part along the scroll axis; 0 or less: no footer.
  var footerLength: CGFloat = 0
}
