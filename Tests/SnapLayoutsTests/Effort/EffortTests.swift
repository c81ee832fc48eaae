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

  @Test func `quick is the default and always uses the same seed`() {
    for environment in [[:], ["SNAPLAYOUTS_EFFORT": "quick"], ["SNAPLAYOUTS_EFFORT": ""]] {
      #expect(settings(environment).effort == .quick)
      #expect(settings(environment).seed == 0)
      #expect(settings(environment).mistakes == [])
    }
  }

  @Test func `full uses a new seed`() {
    let settings = settings(["SNAPLAYOUTS_EFFORT": "full"])
    #expect(settings.effort == .full)
    #expect(settings.seed == 77)
    #expect(settings.mistakes == [])
  }

  @Test(arguments: Effort.allCases)
  func `a run can be repeated with the printed settings`(effort: Effort) {
    let first = settings(["SNAPLAYOUTS_EFFORT": effort.rawValue, "SNAPLAYOUTS_SEED": "4294967295"])
    #expect(first.description == "SNAPLAYOUTS_EFFORT=\(effort) SNAPLAYOUTS_SEED=4294967295")
    #expect((first.effort, first.seed) == (effort, .max))
  }

  @Test(arguments: ["all", "Full", "1"], ["-1", "4294967296", "x"])
  func `unknown settings are reported`(effort: String, seed: String) {
    let settings = settings(["SNAPLAYOUTS_EFFORT": effort, "SNAPLAYOUTS_SEED": seed])
    #expect(settings.effort == .quick)
    #expect(settings.seed == 0)
    #expect(settings.mistakes == ["SNAPLAYOUTS_EFFORT=\(effort)", "SNAPLAYOUTS_SEED=\(seed)"])
  }

  @Test func `a run can have another screen`() {
    let usual = settings([:])
    #expect(usual.displayScale == nil && usual.framesPerSecond == nil)
    let other = settings(["SNAPLAYOUTS_SCALE": "3", "SNAPLAYOUTS_FRAMES": "120"])
    #expect((other.displayScale, other.framesPerSecond) == (3, 120))
    #expect(
      other.description
        == "SNAPLAYOUTS_EFFORT=quick SNAPLAYOUTS_SEED=0 SNAPLAYOUTS_SCALE=3 SNAPLAYOUTS_FRAMES=120")
    for (scale, frames) in [("0", "29"), ("5", "241"), ("2.5", "x")] {
      let wrong = settings(["SNAPLAYOUTS_SCALE": scale, "SNAPLAYOUTS_FRAMES": frames])
      #expect(wrong.mistakes == ["SNAPLAYOUTS_SCALE=\(scale)", "SNAPLAYOUTS_FRAMES=\(frames)"])
    }
  }

  @Test("A number of seeds begins with the run's seed")
  func seeds() {
    let seeds = Effort.seeds(quick: 3, full: 5)
    #expect(seeds.first == Effort.seed)
    #expect(seeds.count == Effort.scaled(quick: 3, full: 5))
    #expect(Effort.seeds(quick: 0, full: 0).isEmpty)
  }
}
