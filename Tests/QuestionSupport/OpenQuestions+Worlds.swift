public import UIKitQuestions

/// The worlds of a test.
extension OpenQuestions {
  /// A share of some worlds for a test, so that many tests use all of them together.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - count: The number of worlds.
  ///   - worlds: All worlds.
  /// - Returns: The share; all worlds if there aren't more.
  public static func share(
    for name: String, count: Int, of worlds: [OpenQuestions]
  ) -> [OpenQuestions] {
    guard !worlds.isEmpty else { return [] }
    // A hash that is the same in each run (FNV-1a).
    let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let first = Int(hash % UInt64(worlds.count))
    // Choose worlds that are far apart in the list, because neighbors answer the same question.
    let stride = max(1, worlds.count / max(1, count))
    return (0..<min(count, worlds.count)).map { worlds[(first + $0 * stride) % worlds.count] }
  }
}
