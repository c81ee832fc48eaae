import Foundation

extension CGFloat {
  /// The largest magnitude in the arithmetic of the flow layout, so that all sums are finite.
  ///
  /// An app may pass `.greatestFiniteMagnitude` as a spacing to keep items apart.
  private static let flowLimit: CGFloat = 1e15

  /// The value, clamped to the limit; 0 for `NaN` and infinity.
  var flowNumber: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -Self.flowLimit), Self.flowLimit) : 0
  }

  /// The same for a length, which is never negative.
  var flowLength: CGFloat { Swift.max(flowNumber, 0) }
}
