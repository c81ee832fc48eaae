import Foundation

extension Comparable {
  /// The value if it is in the range, otherwise the nearer end of the range.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
