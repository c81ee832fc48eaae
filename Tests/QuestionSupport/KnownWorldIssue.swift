import Testing
public import UIKitQuestions

/// A test that is known to fail with certain answers to a question.
public struct KnownWorldIssue: Sendable {
  /// The suite and the name of the test: `RestTests/a loop never rests between pages`.
  public let test: String
  let answer: @Sendable (OpenQuestions) -> Bool
  /// The name of the question.
  public let question: String
  public let reason: String
  /// Whether the test may also pass, because its cases are random.
  private let isIntermittent: Bool

  public init<Question: OpenQuestion>(
    _ test: String, _ path: WritableKeyPath<OpenQuestions, Question> & Sendable,
    _ answers: [Question], isIntermittent: Bool = false, _ reason: String
  ) {
    self.test = test
    self.answer = { answers.contains($0[keyPath: path]) }
    self.question = String(describing: Question.self)
    self.reason = reason
    self.isIntermittent = isIntermittent
  }

  /// Whether the test may pass in a world; in one with several other answers they may cancel out.
  func mayPass(in world: OpenQuestions) -> Bool {
    isIntermittent || OpenQuestions.table.count { $0.answer(in: world) != $0.defaultAnswer } > 1
  }

  func concerns(_ test: Test, _ world: OpenQuestions) -> Bool {
    "\(test.id)".replacing("`", with: "").contains(".\(self.test)(") && answer(world)
  }
}
