import Foundation

/// Everything that decides a flow layout, as plain numbers in points.
///
/// No number can do harm: one that is not finite counts as 0, a negative length or count as 0.
/// Spacings and insets may be negative.
struct FlowMetrics: Sendable {
  var axis: FlowAxis
  /// The bounds, across the scroll axis less the adjusted content insets (fact 63).
  var boundsSize: CGSize
  /// Pixels per point, 0.01 to 100; any other value, as 0, leaves the origins unrounded (fact 67).
  var displayScale: CGFloat
  var sections: [FlowSectionMetrics]
}
