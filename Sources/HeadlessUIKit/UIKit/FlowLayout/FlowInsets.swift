import Foundation

/// The margins of a section on its four sides, in points; they may be negative.
struct FlowInsets: Sendable, Hashable {
  var top: CGFloat = 0
  var left: CGFloat = 0
  var bottom: CGFloat = 0
  var right: CGFloat = 0
}
