#if canImport(UIKit)
/// Determines the answer of this UIKit to an open question, with public API.
///
/// It refers to the question and its answers by name only, so it also compiles where the headless
/// UIKit doesn't exist.
public struct Experiment: Sendable, CustomStringConvertible {
  /// The name of the question, or of what is observed.
  public let question: String

  /// The answer that the headless UIKit follows until a device shows the real one; nil for an observation, which is
  /// only written down.
  public let expectedAnswer: String?

  private let conduct: @MainActor @Sendable (any Laboratory) async throws -> String?

  /// Creates an experiment.
  ///
  /// `conduct` returns the name of the answer, or nil if the window lacks what the experiment needs.
  public init(
    _ question: String, expecting expectedAnswer: String?,
    conduct: @escaping @MainActor @Sendable (any Laboratory) async throws -> String?
  ) {
    self.question = question
    self.expectedAnswer = expectedAnswer
    self.conduct = conduct
  }

  /// All experiments.
  public static let all = ofQuestions + observations

  /// The experiments that answer open questions.
  public static let ofQuestions =
    requests + releases + insets + devices + revealing
    + updates + bounds + preparations + cells + flowLayout + offsets

  public var description: String { question }

  /// The name of the answer, or nil if the laboratory lacks what the experiment needs.
  @MainActor public func answer(in laboratory: any Laboratory) async -> String? {
    let views = laboratory.window.subviews
    defer {
      for view in laboratory.window.subviews where !views.contains(view) {
        view.removeFromSuperview()
      }
    }
    do { return try await conduct(laboratory) } catch let other as OtherFinger {
      return "unexpected: \(other.observation)"
    } catch { return nil }
  }
}
#endif
