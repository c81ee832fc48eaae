import Foundation

extension OpenQuestions {
  /// The defaults but for the answers that a text gives, such as
  /// `DraggingFlagAfterLift=staysUntilRest,FreshFlowContextFlags=clear`.
  ///
  /// Throws ``UnknownAnswer`` for a part that names no answer to a question.
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

  /// What a process begins with: the defaults, or what its environment says in `SNAPLAYOUTS_ANSWERS`.
  static func ofProcess() -> OpenQuestions {
    let text = ProcessInfo.processInfo.environment["SNAPLAYOUTS_ANSWERS"] ?? ""
    do { return try OpenQuestions(text: text) } catch {
      fatalError("SNAPLAYOUTS_ANSWERS: \(error)")
    }
  }
}

/// A text that names no answer to an open question.
public struct UnknownAnswer: Error, Hashable, CustomStringConvertible {
  public let text: String

  public var description: String { "“\(text)” names no answer to an open question." }
}
