import EffortSupport
import Testing

/// The settings for the effort of a test run.
struct EffortTests {
  private func settings(_ environment: [String: String]) -> EffortSettings {
    EffortSettings(environment: environment, freshSeed: 77)
  }

  @Test func `the settings of this run are valid`() {
    #expect(Effort.settings.mistakes == [])
  }

  @Test(arguments: [
    ("all", "-1", "0", "29"), ("Full", "4294967296", "5", "241"), ("1", "x", "2.5", "x"),
  ])
  func `unknown settings are reported`(effort: String, seed: String, scale: String, frames: String)
  {
    let environment = [
      "SNAPLAYOUTS_EFFORT": effort, "SNAPLAYOUTS_SEED": seed, "SNAPLAYOUTS_SCALE": scale,
      "SNAPLAYOUTS_FRAMES": frames,
    ]
    let settings = settings(environment)
    #expect(settings.effort == .quick && settings.seed == 0)
    #expect(Set(settings.mistakes) == Set(environment.map { "\($0)=\($1)" }))
  }
}
