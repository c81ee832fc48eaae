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
    ([:], "SNAPLAYOUTS_EFFORT=quick SNAPLAYOUTS_SEED=0"),
    (["SNAPLAYOUTS_EFFORT": ""], "SNAPLAYOUTS_EFFORT=quick SNAPLAYOUTS_SEED=0"),
    (["SNAPLAYOUTS_EFFORT": "full"], "SNAPLAYOUTS_EFFORT=full SNAPLAYOUTS_SEED=77"),
    (
      ["SNAPLAYOUTS_SEED": "4294967295", "SNAPLAYOUTS_SCALE": "3", "SNAPLAYOUTS_FRAMES": "120"],
      "SNAPLAYOUTS_EFFORT=quick SNAPLAYOUTS_SEED=4294967295 SNAPLAYOUTS_SCALE=3 SNAPLAYOUTS_FRAMES=120"
    ),
  ])
  func `quick uses the same seed, full a new one, and each run says how to repeat it`(
    environment: [String: String], text: String
  ) {
    #expect(settings(environment).description == text)
    #expect(settings(environment).mistakes == [])
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
