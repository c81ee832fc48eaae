import EffortSupport
import Testing

/// Tries a law on many random cases and reports the first that breaks it.
///
/// - Parameters:
///   - seed: Where the random cases begin, counted from the seed of the run.
///   - cases: How many to try with full effort; with quick effort it is a tenth of them.
///   - sourceLocation: Where a failure is shown.
///   - counterexample: Makes a case; describes it if it breaks the law, else returns `nil`.
func law(
  seed: UInt64, cases: Int = 20_000, sourceLocation: SourceLocation = #_sourceLocation,
  _ counterexample: (inout SeededGenerator) -> String?
) {
  var generator = SeededGenerator(seed: Effort.seed + seed)
  for number in 1...Effort.scaled(quick: max(1, cases / 10), full: cases) {
    if let description = counterexample(&generator) {
      Issue.record(
        "\(Effort.settings), case \(number): \(description)", sourceLocation: sourceLocation)
      return
    }
  }
}
