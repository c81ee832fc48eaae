import Foundation

/// All input of a flow layout, in points.
///
/// Invalid numbers are corrected: `NaN`, infinity, and negative lengths and counts are 0. Spacings
/// and insets may be negative.
struct FlowMetrics: Sendable {
  var axis: FlowAxis
  /// The size of the bounds; across the scroll axis, less the adjusted content insets (fact 63).
  var boundsSize: CGSize
  /// Pixels per point, 0.01 to 100; with any other value, origins are not rounded (fact 67).
  var displayScale: CGFloat
  var sections: [FlowSectionMetrics]
}
