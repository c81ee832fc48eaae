import EffortSupport
import Testing

/// The settings for the effort of a test run, and the small sets of rows that represent combinations of a few values each.
struct EffortTests {
  private func settings(_ environment: [String: String]) -> EffortSettings {
    EffortSettings(environment: environment, freshSeed: 77)
  }

  @Test func `the settings of this run are valid`() { #expect(Effort.settings.mistakes == []) }

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

  @Test(arguments: [[2, 2], [2, 3, 2, 3, 2, 2, 2, 2], [5, 1, 4], [7, 3], [3], [2, 2, 2, 2, 2]])
  func `every pair of values of two columns occurs, in few rows`(counts: [Int]) {
    let rows = PairwiseCovering(counts: counts).rows
    for (one, other) in counts.indices.flatMap({ one in counts[..<one].indices.map { (one, $0) } })
    {
      let met = Set(rows.map { [$0[one], $0[other]] })
      #expect(met.count == counts[one] * counts[other], "columns \(one) and \(other)")
    }
    let most = counts.sorted().suffix(2).reduce(1, *)
    #expect((most..<2 * most).contains(rows.count))
  }

  /// Also where the letters of two words have the same sum.
  @Test(arguments: ["leading", "shelf", "banner", "wheel"], [2, 3])
  func `the cases of a layout try different parts`(kind: String, parts: Int) {
    let values = Array(0..<parts)
    let tried = ["true true", "true false", "false true", "false false"].flatMap { flags in
      ["invalidation", "emptyBatch"].map {
        Effort.part(of: values, in: parts, for: "\(kind) \($0) \(flags)")
      }
    }
    #expect(Set(tried.joined()).count == parts)
  }
}
