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
