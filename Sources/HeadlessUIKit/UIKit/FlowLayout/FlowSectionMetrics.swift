import Foundation

/// All input of a section's layout, in points, with the defaults of fact 62.
struct FlowSectionMetrics: Sendable {
  var items: FlowItemSizes
  /// The space between two lines.
  var minimumLineSpacing: CGFloat = 10
  /// The minimum space between the items of a line.
  var minimumInteritemSpacing: CGFloat = 10
  var inset = UIEdgeInsets()
  /// The reference size along the scroll axis; there is no header if it isn't positive.
  var headerLength: CGFloat = 0
  /// The reference size along the scroll axis; there is no footer if it isn't positive.
  var footerLength: CGFloat = 0
}
