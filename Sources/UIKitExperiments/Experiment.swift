#if canImport(UIKit)
/// Finds out by public API which answer this UIKit gives to an open question.
///
/// It knows the question and its answers by their names only, so that it compiles where the headless UIKit
/// does not exist.
public struct Experiment: Sendable, CustomStringConvertible {
  /// The name of the question.
  public let question: String

  /// The answer by which the headless UIKit behaves until somebody knows better.
  public let expectedAnswer: String

  private let conduct: @MainActor @Sendable (any Laboratory) -> String?

  /// `conduct` returns the name of the answer, or nil if the laboratory lacks what it takes.
  public init(
    _ question: String, expecting expectedAnswer: String,
    conduct: @escaping @MainActor @Sendable (any Laboratory) -> String?
  ) {
    self.question = question
    self.expectedAnswer = expectedAnswer
    self.conduct = conduct
  }

  /// All experiments.
  public static let all = scrolling + collections

  public var description: String { question }

  /// The name of the answer, or nil if the laboratory lacks what the experiment takes.
  @MainActor public func answer(in laboratory: any Laboratory) -> String? { conduct(laboratory) }
}
#endif
