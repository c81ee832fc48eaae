import Testing
import UIKitSimulation

/// Runs a test with an answer other than the default.
@MainActor
func answering<Answer, Result>(
  _ question: WritableKeyPath<OpenQuestions, Answer>, _ answer: Answer,
  _ body: () throws -> Result
) rethrows -> Result {
  var questions = OpenQuestions.current
  questions[keyPath: question] = answer
  return try OpenQuestions.$current.withValue(questions) { try body() }
}

/// Expects what a test finds under each answer to a question about collection views.
@MainActor
func expect<Answer: OpenQuestion, Found: Equatable>(
  _ question: WritableKeyPath<CollectionQuestions, Answer>,
  _ expected: KeyValuePairs<Answer, Found>, _ location: SourceLocation = #_sourceLocation,
  find: () throws -> Found
) rethrows {
  #expect(Set(expected.map(\.key)) == Set(Answer.allCases), sourceLocation: location)
  for (answer, outcome) in expected {
    var questions = OpenQuestions.current
    questions.collection[keyPath: question] = answer
    let found = try OpenQuestions.$current.withValue(questions) { try find() }
    #expect(found == outcome, "\(answer)", sourceLocation: location)
  }
}
