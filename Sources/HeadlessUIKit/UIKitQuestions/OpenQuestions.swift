/// The answers by which the headless UIKit behaves.
///
/// Bind ``current`` to have a test run under other answers than the defaults. The environment variable
/// `SNAPLAYOUTS_ANSWERS` has a whole process run under them.
public struct OpenQuestions: Hashable, Sendable {
  public var scrolling = ScrollingQuestions()
  public var collection = CollectionQuestions()

  /// The answers in force.
  @TaskLocal public static var current = OpenQuestions.ofProcess()

  public init() {}

  /// These answers but for one.
  public func answering<Question: OpenQuestion>(
    _ path: WritableKeyPath<OpenQuestions, Question>, _ answer: Question
  ) -> OpenQuestions {
    var answers = self
    answers[keyPath: path] = answer
    return answers
  }
}
