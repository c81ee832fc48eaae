import Foundation

/// A rectangle in the engine's coordinates: along the scroll axis and across it.
struct FlowBox: Sendable, Hashable {
  var along: FlowSpan
  var across: FlowSpan

  /// Whether the boxes share an area; touching edges don't count, nor does a box without area.
  func overlaps(_ other: FlowBox) -> Bool {
    along.overlaps(other.along) && across.overlaps(other.across)
  }

  /// The box, enlarged by `margin` on each of the four sides.
  func widened(by margin: CGFloat) -> FlowBox {
    FlowBox(along: along.widened(by: margin), across: across.widened(by: margin))
  }

  /// Whether it has an area and all its numbers are finite.
  var isUsable: Bool {
    along.length > 0 && across.length > 0 && along.start.isFinite && across.start.isFinite
      && along.end.isFinite && across.end.isFinite
  }
}
