import Foundation

/// The axis along which a layout scrolls.
///
/// A layout computes positions along this axis; the other axis is called across.
public enum ScrollAxis: Sendable, Hashable, CaseIterable {
  /// Offsets grow to the right.
  case horizontal
  /// Offsets grow downwards.
  case vertical

  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}
