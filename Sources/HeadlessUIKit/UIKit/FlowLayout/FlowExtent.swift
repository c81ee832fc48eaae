import Foundation

/// How far an item reaches along the scroll axis and across it, in points.
struct FlowExtent: Sendable, Hashable {
  var along: CGFloat
  var across: CGFloat
}
