import EffortSupport
import Foundation

extension SeededGenerator {
  /// A multiple of an eighth, so that sums and differences are exact.
  mutating func eighths(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(integer(range.lowerBound * 8...range.upperBound * 8)) / 8
  }

  /// Any number, including `NaN` and infinity.
  mutating func anything() -> CGFloat {
    pick([
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, 0, -0.0, -1, 1, 0.5, 375, -1e9, 1e17, eighths(-900...900),
      eighths(-900...900),
    ])
  }
}
