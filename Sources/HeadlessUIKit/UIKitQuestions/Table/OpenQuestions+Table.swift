extension OpenQuestions {
  /// A question, with its answers as text.
  public struct Entry: Sendable {
    public let name: String
    public let question: String
    public let evidence: String
    public let needs: ExperimentNeeds
    public let answers: [String]
    public let defaultAnswer: String
    private let read: @Sendable (OpenQuestions) -> String
    private let write: @Sendable (inout OpenQuestions, Int) -> Void

    init<Question: OpenQuestion>(
      _ path: WritableKeyPath<OpenQuestions, Question> & Sendable
    ) {
      name = String(describing: Question.self)
      question = Question.question
      evidence = Question.evidence
      needs = Question.needs
      let cases = Array(Question.allCases)
      answers = cases.map(\.rawValue)
      defaultAnswer = OpenQuestions()[keyPath: path].rawValue
      read = { $0[keyPath: path].rawValue }
      write = { $0[keyPath: path] = cases[$1] }
    }

    /// The answer to this question in a set of answers.
    public func answer(in questions: OpenQuestions) -> String { read(questions) }

    /// Sets the answer with an index into ``answers``.
    public func setAnswer(_ index: Int, in questions: inout OpenQuestions) {
      write(&questions, index)
    }
  }

  /// All questions.
  public static var table: [Entry] { ScrollingQuestions.table + CollectionQuestions.table }

  /// The default answers, except for one question.
  public static func defaults(
    answering entry: Entry, with index: Int
  ) -> OpenQuestions {
    var questions = OpenQuestions()
    entry.setAnswer(index, in: &questions)
    return questions
  }

  /// The same answers, except for one.
  public func answering<Question: OpenQuestion>(
    _ path: WritableKeyPath<OpenQuestions, Question>, _ answer: Question
  ) -> OpenQuestions {
    var answers = self
    answers[keyPath: path] = answer
    return answers
  }
}

extension OpenQuestions: CustomStringConvertible {
  /// The answers that differ from the defaults.
  public var description: String {
    let others = Self.table.filter { $0.answer(in: self) != $0.defaultAnswer }
    guard !others.isEmpty else { return "default answers" }
    return others.map { "\($0.name): \($0.answer(in: self))" }.joined(separator: ", ")
  }
}
