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
    for seed in Effort.seeds(quick: 400, full: 5_000) {
      let program = Program(seed: seed, length: Self.length)
      guard program.failure() != nil else { continue }
      let shrunk = program.shrunk()
      Issue.record("\(shrunk.failure() ?? "")\n\(shrunk)")
      return
    }
  }
  @Test func `the printed test of a failing program is that program`() {
    for seed in Effort.seeds(quick: 10, full: 10) {
      let program = Program(seed: seed, length: Self.length)
      var pasted = Program(seed: seed, length: 0)
      pasted.steps = program.steps.map { ProgramStep($0.kind, $0.a, $0.b, $0.c) }
      #expect(pasted.description == program.description)
      #expect(program.steps.allSatisfy { program.description.contains("    \($0)") })
    }
  }
}
