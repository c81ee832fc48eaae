import EffortSupport
public import Testing
public import UIKitQuestions

/// The failures of a test that are known with certain answers to a question.
public struct KnownWorldIssue: Sendable {
  /// The suite and the name of the test: `RestTests/the view rests on a page, whatever interrupts a motion`.
  public let test: String
  let answer: @Sendable (OpenQuestions) -> Bool
  /// The name of the question.
  public let question: String
  public let reason: String
  /// What the failures say: each has one of these texts.
  private let texts: [String]
  /// How many there are, with quick effort; nil if the test may also pass, because its cases are random.
  private let count: Int?

  public init<Question: OpenQuestion>(
    _ test: String, _ path: WritableKeyPath<OpenQuestions, Question> & Sendable,
    _ answers: [Question], says texts: [String], count: Int? = nil, _ reason: String
  ) {
    self.test = test
    self.answer = { answers.contains($0[keyPath: path]) }
    self.question = String(describing: Question.self)
    (self.reason, self.texts, self.count) = (reason, texts, count)
  }

  /// Whether this failure is known, and not another one of the same test.
  func includes(_ issue: Issue) -> Bool {
    let text = "\(issue)"
    return texts.contains { text.contains($0) }
  }

  /// What is wrong with so many failures in a world; nil if nothing is: several other answers may cancel out, and other
  /// efforts and screens have other cases.
  func problem(with failures: Int, in world: OpenQuestions) -> String? {
    let others = OpenQuestions.table.count { $0.answer(in: world) != $0.defaultAnswer }
    guard let count, others == 1 else { return nil }
    return failures == count || failures > 0 && !Effort.settings.isStandard
      ? nil : "has \(failures) failures of \(count) in the world of \(world): \(reason)"
  }

  /// Whether it is about a test in a world.
  public func concerns(_ test: Test, _ world: OpenQuestions) -> Bool {
    "\(test.id)".replacing("`", with: "").contains(".\(self.test)(") && answer(world)
  }
}
