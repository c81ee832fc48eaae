import Foundation

/// The effort of the tests, set by `SNAPLAYOUTS_EFFORT` in the environment.
public enum Effort: String, CaseIterable, Sendable {
  /// Every test with some of its cases, the same ones in each run. This is the default.
  case quick
  /// Every test with all of its cases, and with other random ones in each run.
  case full

  /// The settings in the environment of this run, which a run with full effort prints once.
  public static let settings: EffortSettings = {
    let settings = EffortSettings(
      environment: ProcessInfo.processInfo.environment, freshSeed: .random(in: 1 ... .max))
    if settings.effort == .full {
      print(settings)
      // Flush at once, so that the text is visible even after a crash.
      fflush(nil)
    }
    return settings
  }()

  /// The effort of this run.
  public static var current: Effort { settings.effort }

  /// The first seed of this run.
  public static var seed: UInt64 { UInt64(settings.seed) }

  /// The value for the effort of this run.
  public static func scaled<Value>(
    quick: @autoclosure () throws -> Value, full: @autoclosure () throws -> Value
  ) rethrows -> Value {
    switch current {
    case .quick: try quick()
    case .full: try full()
    }
  }

  /// All values with full effort; with quick effort every second, third … one, others for another case of the test.
  public static func part<Value>(of values: [Value], in parts: Int, for case: String) -> [Value] {
    // A sum of the letters would give cases whose names differ in words of equal sums the same part.
    let hash = `case`.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let turn = Int(hash >> 40)
    let some = values.indices.filter { ($0 + turn) % parts == 0 }.map { values[$0] }
    return scaled(quick: some, full: values)
  }

  /// A number of seeds, from the one of this run on; each makes a random case.
  public static func seeds(quick: Int, full: Int) -> Range<UInt64> {
    seed..<seed + UInt64(max(0, scaled(quick: quick, full: full)))
  }

  /// Tries a law with many random cases.
  ///
  /// - Parameters:
  ///   - seed: The number of the first random case, relative to the seed of the run.
  ///   - cases: The number of cases with full effort; quick effort uses a tenth.
  ///   - problem: Makes a case; returns a description if it breaks the law, otherwise nil.
  /// - Returns: The first case that breaks the law, with the settings that repeat it; nil if none does.
  public static func counterexample(
    seed: UInt64, cases: Int = 20_000, _ problem: (inout SeededGenerator) -> String?
  ) -> String? {
    var generator = SeededGenerator(seed: Effort.seed + seed)
    for number in 1...scaled(quick: max(1, cases / 10), full: cases) {
      if let description = problem(&generator) {
        return "\(settings), case \(number): \(description)"
      }
    }
    return nil
  }
}
