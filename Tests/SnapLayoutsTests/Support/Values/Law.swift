import EffortSupport
import Testing

/// Tries a law with many random cases, and reports the first case that breaks it.
///
/// - Parameters:
///   - seed: The number of the first random case, relative to the seed of the run.
///   - cases: The number of cases with full effort; quick effort uses a tenth.
///   - sourceLocation: The location to which failures are attributed.
///   - counterexample: Makes a case; returns a description if it breaks the law, otherwise `nil`.
func law(
  seed: UInt64, cases: Int = 20_000, sourceLocation: SourceLocation = #_sourceLocation,
  _ counterexample: (inout SeededGenerator) -> String?
) {
  if let found = Effort.counterexample(seed: seed, cases: cases, counterexample) {
    Issue.record("\(found)", sourceLocation: sourceLocation)
  }
}
