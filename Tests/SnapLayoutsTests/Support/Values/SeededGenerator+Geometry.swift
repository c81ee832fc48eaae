import Foundation

@testable import SnapLayouts

extension SeededGenerator {
  /// A multiple of an eighth, so that sums and differences are exact.
  mutating func eighths(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(integer(range.lowerBound * 8...range.upperBound * 8)) / 8
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  mutating func chance(_ percent: Int) -> Bool { integer(1...100) <= percent }

  mutating func pick<T>(_ values: [T]) -> T { values[integer(0...values.count - 1)] }

  /// Any number, including `NaN` and infinity.
  mutating func anything() -> CGFloat {
    pick([
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, 0, -0.0, -1, 1, 0.5, 375, -1e9, 1e17, eighths(-900...900),
      eighths(-900...900),
    ])
  }
}
