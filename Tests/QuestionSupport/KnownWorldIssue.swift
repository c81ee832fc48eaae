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
  /// What the failures that are known say; nil if all of the test's are.
  private let says: String?

  public init<Question: OpenQuestion>(
    _ test: String, _ path: WritableKeyPath<OpenQuestions, Question> & Sendable,
    _ answers: [Question], isIntermittent: Bool = false, says: String? = nil,
    _ reason: String
  ) {
    self.test = test
    self.answer = { answers.contains($0[keyPath: path]) }
    self.question = String(describing: Question.self)
    self.reason = reason
    (self.isIntermittent, self.says) = (isIntermittent, says)
  }

  /// Whether the test may pass in a world; in one with several other answers they may cancel out.
  func mayPass(in world: OpenQuestions) -> Bool {
    isIntermittent || OpenQuestions.table.count { $0.answer(in: world) != $0.defaultAnswer } > 1
  }

  /// Whether this failure is known, and not another one of the same test.
  func includes(_ issue: Issue) -> Bool {
    says.map { "\(issue)".contains($0) } ?? true
  }

  func concerns(_ test: Test, _ world: OpenQuestions) -> Bool {
    "\(test.id)".replacing("`", with: "").contains(".\(self.test)(") && answer(world)
  }
}
