import Foundation

extension CGFloat {
  /// The greatest magnitude that the flow arithmetic takes in, so that its sums stay finite.
  ///
  /// An app may well pass `.greatestFiniteMagnitude` as a spacing to keep items apart.
  private static let flowLimit: CGFloat = 1e15

  /// The number itself, cut to the limit; 0 instead of a value that is not finite.
  var flowNumber: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -Self.flowLimit), Self.flowLimit) : 0
  }

  /// The same for a length, which is never negative.
  var flowLength: CGFloat { Swift.max(flowNumber, 0) }
}
