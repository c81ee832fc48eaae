import Testing

/// Tries a law on many random cases and reports the first that breaks it.
///
/// - Parameters:
///   - seed: Where the random cases begin.
///   - cases: How many to try.
///   - sourceLocation: Where a failure is shown.
///   - counterexample: Makes a case; describes it if it breaks the law, else returns `nil`.
func law(
  seed: UInt64, cases: Int = 20_000, sourceLocation: SourceLocation = #_sourceLocation,
  _ counterexample: (inout SeededGenerator) -> String?
) {
  var generator = SeededGenerator(seed: seed)
  for number in 1...cases {
    if let description = counterexample(&generator) {
      Issue.record("case \(number): \(description)", sourceLocation: sourceLocation)
      return
    }
  }
}
