import EffortSupport
import Testing

/// Reports what `Effort.counterexample` finds: a description of the first random case that breaks a law.
func law(
  seed: UInt64, cases: Int = 20_000, sourceLocation: SourceLocation = #_sourceLocation,
  _ counterexample: (inout SeededGenerator) -> String?
) {
  if let found = Effort.counterexample(seed: seed, cases: cases, counterexample) {
    Issue.record("\(found)", sourceLocation: sourceLocation)
  }
}
