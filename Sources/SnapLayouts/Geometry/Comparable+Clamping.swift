#if canImport(Foundation)
import Foundation
#endif

extension Comparable {
  /// The value itself inside the range, else the end that lies nearer.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
