import EffortSupport
import Testing

/// Random programs of updates, scrolling, touches, sizes and layouts, with checks after every step.
///
/// Each has its own seed: `SNAPLAYOUTS_SEED=12 swift test --filter ProgramTests` starts with seed
/// 12.
@MainActor
struct ProgramTests {
  private static let length = 25

  @Test func `facts 31, 35, 43, 46, 51, 52: the screen shows what the layout returns`() {
    for seed in Effort.seeds(quick: 200, full: 5_000) {
      let program = Program(seed: seed, length: Self.length)
      guard program.failure() != nil else { continue }
      let shrunk = program.shrunk()
      Issue.record("\(shrunk.failure() ?? "")\n\(shrunk)")
      return
    }
  }
}
