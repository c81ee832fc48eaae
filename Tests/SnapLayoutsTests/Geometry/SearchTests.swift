import Foundation
import Testing

@testable import SnapLayouts

struct SearchTests {
  @Test func `the steps of a search depend on the distance alone`() {
    law(seed: 62) { generator in
      let count = generator.pick([1_000, 1_000_000, 1 << 60])
      let start = generator.integer(0...count)
      let farthest = generator.pick([0, 1, 9, 400])
      let distance = generator.integer(-farthest...farthest)
      let last = (start + distance).clamped(to: 0...count - 1)
      var tests = 0
      let found = (0...count).lastNumber(near: start) {
        tests += 1
        return $0 <= last
      }
      let limit = 2 * Int(log2(Double(abs(distance) + 1)).rounded(.up)) + 3
      return found == last && tests <= limit
        ? nil : "\(tests) tests from \(start) to \(found) instead of \(last)"
    }
  }
}
