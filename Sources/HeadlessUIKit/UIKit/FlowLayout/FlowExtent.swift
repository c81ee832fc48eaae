import Foundation

/// The lengths of an item along and across the scroll axis, in points.
struct FlowExtent: Sendable, Hashable {
  var along: CGFloat
  var across: CGFloat
}
