import Testing
import UIKitSimulation

/// Runs a test with an answer other than the default.
@MainActor
func answering<Answer, Result>(
  _ question: WritableKeyPath<CollectionQuestions, Answer>, _ answer: Answer,
  _ body: () throws -> Result
) rethrows -> Result {
  var questions = OpenQuestions.current
  questions.collection[keyPath: question] = answer
  return try OpenQuestions.$current.withValue(questions) { try body() }
}

/// Expects what a test finds under each answer to a question.
@MainActor
func expect<Answer: OpenQuestion, Found: Equatable>(
  _ question: WritableKeyPath<CollectionQuestions, Answer>,
  _ expected: KeyValuePairs<Answer, Found>, _ location: SourceLocation = #_sourceLocation,
  find: () throws -> Found
) rethrows {
  #expect(Set(expected.map(\.key)) == Set(Answer.allCases), sourceLocation: location)
  for (answer, outcome) in expected {
    let found = try answering(question, answer, find)
    #expect(found == outcome, "\(answer)", sourceLocation: location)
  }
}
