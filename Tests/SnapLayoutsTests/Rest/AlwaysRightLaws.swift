#if canImport(UIKitSimulation)
import EffortSupport
import Testing

/// Random programs of gestures, updates, resizes and layout changes, on random layouts, each with its own seed;
/// `SNAPLAYOUTS_SEED=12 swift test --filter AlwaysRightLaws` starts with seed 12.
@MainActor
@Suite(.worlds) struct AlwaysRightLaws {
  private static let stepsPerProgram = 24

  @Test func `random programs end at rest on a page`() {
    for seed in Effort.seeds(quick: 240, full: 8_000) {
      var generator = SeededGenerator(seed: seed)
      let setup = Setup(using: &generator)
      let program = (0..<Self.stepsPerProgram).map { _ in Step.random(using: &generator) }
      guard let problem = ProgramRunner.problem(of: setup, program) else { continue }
      let (shortest, problemLeft) = shrunk(program, of: setup, problem)
      let code = "\(setup)".split(separator: "\n").joined(separator: "\n  ")
      Issue.record(
        """
        \(problemLeft)
        To paste:
        @Test func seed\(seed)() {
          let setup = \(code)
          let problem = ProgramRunner.problem(
            of: setup,
            [
              \(shortest.map { ".\($0)" }.joined(separator: ",\n      "))\(shortest.count > 1 ? "," : "")
            ])
          #expect(problem == nil)
        }
        """)
      return
    }
  }

  /// Removes every step without which the program still fails.
  private func shrunk(_ program: [Step], of setup: Setup, _ problem: String) -> ([Step], String) {
    var (program, problem) = (program, problem)
    var index = program.count - 1
    while index >= 0 {
      var shorter = program
      shorter.remove(at: index)
      if let left = ProgramRunner.problem(of: setup, shorter) {
        (program, problem) = (shorter, left)
      }
      index -= 1
    }
    return (program, problem)
  }
}
#endif
