public import Testing
public import UIKitQuestions

/// Runs a test, or all tests of a suite, with some answers to the open questions.
public struct AnswersTrait: TestTrait, SuiteTrait, TestScoping {
  let answers: OpenQuestions

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws { try await OpenQuestions.$current.withValue(answers) { try await function() } }
}

extension Trait where Self == AnswersTrait {
  /// Runs with some answers: `.answers(OpenQuestions().answering(\.scrolling.flag, .stays))`.
  public static func answers(_ answers: OpenQuestions) -> Self { AnswersTrait(answers: answers) }

  /// Runs with the defaults, except for one answer: `.answers(\.scrolling.flag, .stays)`.
  public static func answers<Question: OpenQuestion>(
    _ path: WritableKeyPath<OpenQuestions, Question>, _ answer: Question
  ) -> Self { AnswersTrait(answers: OpenQuestions().answering(path, answer)) }
}
