import Foundation
import Testing

/// Random programs of updates, scrolling, touches, sizes and layouts, and what holds after every step.
///
/// `HEADLESS_UIKIT_STEPS` asks for more steps than the 100,000 of every run, `HEADLESS_UIKIT_SEED`
/// begins elsewhere.
@MainActor
@Suite struct ProgramTests {
  private static let length = 25

  private static func setting(_ name: String, _ standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) ?? standard
  }

  @Test("Facts 31, 35, 43, 46, 51, 52: what the layout says is what is shown, whatever happens")
  func programs() {
    let first = Self.setting("HEADLESS_UIKIT_SEED", 0)
    let count = Self.setting("HEADLESS_UIKIT_STEPS", 100_000) / UInt64(Self.length)
    for seed in first..<first + count {
      let program = Program(seed: seed, length: Self.length)
      guard program.failure() != nil else { continue }
      let shrunk = program.shrunk()
      Issue.record("\(shrunk.failure() ?? "")\n\(shrunk)")
      return
    }
  }
}
