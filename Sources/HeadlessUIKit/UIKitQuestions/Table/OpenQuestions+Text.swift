import Foundation

extension OpenQuestions {
  /// Creates the default answers, except for those in a text such as
  /// `DraggingFlagAfterLift=staysUntilRest,FreshFlowContextFlags=clear`.
  ///
  /// It throws ``UnknownAnswer`` for a part that isn't an answer to a question.
  public init(text: String) throws {
    self.init()
    for part in text.split(separator: ",") {
      let words = part.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
      guard words.count == 2, let entry = Self.table.first(where: { $0.name == words[0] }),
        let index = entry.answers.firstIndex(of: words[1])
      else { throw UnknownAnswer(text: String(part)) }
      entry.setAnswer(index, in: &self)
    }
  }

  /// The answers at the start of a process: those in the environment variable
  /// `SNAPLAYOUTS_ANSWERS`, or the defaults.
  static func ofProcess() -> OpenQuestions {
    let text = ProcessInfo.processInfo.environment["SNAPLAYOUTS_ANSWERS"] ?? ""
    do { return try OpenQuestions(text: text) } catch {
      fatalError("SNAPLAYOUTS_ANSWERS: \(error)")
    }
  }
}

/// A text that isn't an answer to an open question.
public struct UnknownAnswer: Error, Hashable, CustomStringConvertible {
  public let text: String

  public var description: String { "“\(text)” names no answer to an open question." }
}
