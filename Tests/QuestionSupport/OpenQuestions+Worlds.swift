public import UIKitQuestions

/// Which worlds a test meets.
extension OpenQuestions {
  /// A few of some worlds for a test, other ones for another test, so that many tests meet all of them.
  ///
  /// - Parameters:
  ///   - name: What tells the test from others.
  ///   - count: How many.
  ///   - worlds: All there are.
  /// - Returns: So many of them, or all if there are fewer.
  public static func share(
    for name: String, count: Int, of worlds: [OpenQuestions]
  ) -> [OpenQuestions] {
    guard !worlds.isEmpty else { return [] }
    // As a hash that is the same in each run (FNV-1a).
    let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let first = Int(hash % UInt64(worlds.count))
    // Far from each other in the list, where neighbors answer the same question.
    let stride = max(1, worlds.count / max(1, count))
    return (0..<min(count, worlds.count)).map { worlds[(first + $0 * stride) % worlds.count] }
  }
}
