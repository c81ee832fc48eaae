import EffortSupport
import Testing

/// How much a run tries.
@Suite struct EffortTests {
  private func settings(_ environment: [String: String]) -> EffortSettings {
    EffortSettings(environment: environment, freshSeed: 77)
  }

  @Test("What this run was asked for was understood")
  func thisRun() {
    #expect(Effort.settings.mistakes == [])
  }

  @Test("Quick is the default, and always the same")
  func quick() {
    for environment in [[:], ["SNAPLAYOUTS_EFFORT": "quick"], ["SNAPLAYOUTS_EFFORT": ""]] {
      #expect(settings(environment).effort == .quick)
      #expect(settings(environment).seed == 0)
      #expect(settings(environment).mistakes == [])
    }
  }

  @Test("Full begins with a fresh seed")
  func full() {
    let settings = settings(["SNAPLAYOUTS_EFFORT": "full"])
    #expect(settings.effort == .full)
    #expect(settings.seed == 77)
    #expect(settings.mistakes == [])
  }

  @Test("What a run prints repeats it", arguments: Effort.allCases)
  func repeated(effort: Effort) {
    let first = settings(["SNAPLAYOUTS_EFFORT": effort.rawValue, "SNAPLAYOUTS_SEED": "4294967295"])
    #expect(first.description == "SNAPLAYOUTS_EFFORT=\(effort) SNAPLAYOUTS_SEED=4294967295")
    #expect((first.effort, first.seed) == (effort, .max))
  }

  @Test(
    "What means nothing is a mistake", arguments: ["all", "Full", "1"], ["-1", "4294967296", "x"])
  func mistakes(effort: String, seed: String) {
    let settings = settings(["SNAPLAYOUTS_EFFORT": effort, "SNAPLAYOUTS_SEED": seed])
    #expect(settings.effort == .quick)
    #expect(settings.seed == 0)
    #expect(settings.mistakes == ["SNAPLAYOUTS_EFFORT=\(effort)", "SNAPLAYOUTS_SEED=\(seed)"])
  }

  @Test("So many seeds, from the run's own on")
  func seeds() {
    let seeds = Effort.seeds(quick: 3, full: 5)
    #expect(seeds.first == Effort.seed)
    #expect(seeds.count == Effort.scaled(quick: 3, full: 5))
    #expect(Effort.seeds(quick: 0, full: 0).isEmpty)
  }
}
