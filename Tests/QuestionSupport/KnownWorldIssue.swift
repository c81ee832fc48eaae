public import Testing
public import UIKitQuestions

/// A test that is known to fail with certain answers to a question.
public struct KnownWorldIssue: Sendable {
  /// The name of the test's function, with its suite: `PromiseTests/widerAndBack`.
  let test: String
  let answer: @Sendable (OpenQuestions) -> Bool
  let reason: String
  /// Whether the test may also pass, because its cases are random.
  let isIntermittent: Bool

  public init<Question: OpenQuestion>(
    _ test: String, _ path: WritableKeyPath<OpenQuestions, Question> & Sendable,
    _ answers: [Question], isIntermittent: Bool = false, _ reason: String
  ) {
    self.test = test
    self.answer = { answers.contains($0[keyPath: path]) }
    self.reason = reason
    self.isIntermittent = isIntermittent
  }

  func concerns(_ test: Test, _ world: OpenQuestions) -> Bool {
    "\(test.id)".contains(self.test) && answer(world)
  }
}
