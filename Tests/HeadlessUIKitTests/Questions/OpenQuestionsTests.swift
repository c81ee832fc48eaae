import EffortSupport
import QuestionSupport
import Synchronization
import Testing
import UIKitQuestions

/// The answers that tests run with.
struct OpenQuestionsTests {
  @Test func `evidence begins with its strength`() {
    let strengths = [
      "Documented", "Measured", "Observed", "One source", "Contradictory", "Inferred", "None",
    ]
    for entry in OpenQuestions.table {
      #expect(strengths.contains { entry.evidence.hasPrefix("*\($0).* ") }, "\(entry.name)")
    }
  }

  @Test func `a text names answers`() throws {
    let text = " DraggingFlagAfterLift = staysUntilRest,FreshFlowContextFlags=clear"
    let answers = try OpenQuestions(text: text)
    #expect(answers.scrolling.draggingFlagAfterLift == .staysUntilRest)
    #expect(answers.collection.freshFlowContextFlags == .clear)
    #expect(OpenQuestions.table.count { $0.answer(in: answers) != $0.defaultAnswer } == 2)
    #expect(try OpenQuestions(text: "") == OpenQuestions())
  }

  @Test(arguments: ["DraggingFlagAfterLift", "DraggingFlagAfterLift=perhaps", "Weather=fine", "="])
  func `a text without a meaning is refused`(text: String) {
    #expect(throws: UnknownAnswer.self) { try OpenQuestions(text: text) }
  }

  @Test(
    arguments: [0, 1, 2].map { ($0, "as is known") } + [(1, "another failure")] as [(Int, String)])
  func `a listed test fails in its world as often as listed, or the run does`(
    failures: Int, text: String
  ) async throws {
    let name =
      "OpenQuestionsTests/a listed test fails in its world as often as listed, or the run does"
    let trait = WorldsTrait.worlds(
      knownIssues: [
        KnownWorldIssue(
          name, \.scrolling.draggingFlagAfterLift, [.staysUntilRest], says: ["as is known"],
          count: 1, "")
      ]
    ) { _ in [OpenQuestions().answering(\.scrolling.draggingFlagAfterLift, .staysUntilRest)] }
    let test = try #require(Test.current)
    let run: @Sendable () async throws -> Void = {
      try await trait.provideScope(for: test, testCase: nil) {
        let isListed = OpenQuestions.current.scrolling.draggingFlagAfterLift == .staysUntilRest
        for _ in 0..<failures where isListed { Issue.record("\(text)") }
      }
    }
    // A known issue of Testing's would be printed in each run.
    let issues = Mutex(0)
    let counting = IssueHandlingTrait.compactMapIssues { _ in
      issues.withLock { $0 += 1 }
      return nil
    }
    try await counting.provideScope(for: test, testCase: nil, performing: run)
    let isAsListed = failures == 1 || failures > 1 && !Effort.settings.isStandard
    #expect((issues.withLock { $0 } == 0) == (text == "as is known" && isAsListed))
  }
}
