#if canImport(Foundation)
import Foundation
#endif

/// The axis along which a layout scrolls.
///
/// Everything that a layout computes lies along this axis; the other one is called across.
public enum ScrollAxis: Sendable, Hashable, CaseIterable {
  /// Offsets grow to the right.
  case horizontal
  /// Offsets grow downwards.
  case vertical

  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}
