public import Testing
public import UIKitQuestions

/// A test that fails wherever a question is answered in a certain way.
public struct KnownWorldIssue: Sendable {
  /// The name of the test's function, with its suite: `PromiseTests/widerAndBack`.
  let test: String
  let answer: @Sendable (OpenQuestions) -> Bool
  let reason: String

  public init<Question: OpenQuestion>(
    _ test: String, _ path: WritableKeyPath<OpenQuestions, Question> & Sendable,
    _ answers: [Question], _ reason: String
  ) {
    self.test = test
    self.answer = { answers.contains($0[keyPath: path]) }
    self.reason = reason
  }

  func concerns(_ test: Test, _ world: OpenQuestions) -> Bool {
    "\(test.id)".contains(self.test) && answer(world)
  }
}
