#if canImport(UIKitSimulation)
import QuestionSupport
import Testing
import UIKitQuestions

/// What a listed failure hides, and what it doesn't.
struct KnownWorldIssueTests {
  @Test(arguments: ["the known failure", "another failure"])
  func `a listed failure hides no other failure of its test`(failure: String) async throws {
    let known = KnownWorldIssue(
      "KnownWorldIssueTests/a listed failure hides no other failure of its test",
      \.scrolling.draggingFlagAfterLift, [.staysUntilRest], says: ["known failure"], "")
    let trait = WorldsTrait.worlds(knownIssues: [known]) { _ in
      [OpenQuestions().answering(\.scrolling.draggingFlagAfterLift, .staysUntilRest)]
    }
    let test = try #require(Test.current)
    let run = {
      try await trait.provideScope(for: test, testCase: nil) {
        let isListed = OpenQuestions.current.scrolling.draggingFlagAfterLift == .staysUntilRest
        if isListed { Issue.record("\(failure)") }
      }
    }
    if failure == "the known failure" {
      try await run()
    } else {
      await withKnownIssue { try await run() }
    }
  }
}
#endif
