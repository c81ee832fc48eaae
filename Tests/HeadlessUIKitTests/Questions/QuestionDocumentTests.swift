import Foundation
import Testing
import UIKitQuestions

/// The tables of open questions in the documentation agree with the code.
struct QuestionDocumentTests {
  @Test(arguments: [true, false])
  func `Docs/OpenQuestions.md has the table of open questions`(isAboutScrolling: Bool) throws {
    let scrolling = ScrollingQuestions.table.map(\.name)
    let rows = OpenQuestions.table.filter { scrolling.contains($0.name) == isAboutScrolling }
      .map(row)
    let documented = try tables()[isAboutScrolling ? 0 : 1]
    #expect(documented.allSatisfy { $0.count == 6 && !$0[4].isEmpty })
    // What SnapLayouts makes of an answer stands only there.
    #expect(documented.map { $0[..<4] + $0[5...] } == rows, "The rows should be:\n\n\(rows)\n")
  }

  /// A defect doesn't become a known limit unnoticed.
  @Test func `the library holds under every answer, except for these questions`() throws {
    let others = try tables().joined().filter { $0[4] != "holds" }.map { $0[0] }
    let known = [
      "CancelledTouch", "InsetChanges", "KeyboardScrolling", "LayoutChangeDuringScroll",
      "MirroredInsets", "OffsetAdjustmentInMotion", "OffsetWrittenInMotion", "PinnedEdge",
      "ReloadDuringScroll", "TargetQueriesInUpdates", "TargetWhileScrolling", "TransitionCalls",
      "UnseenPageControls", "VoiceOverReveals",
    ]
    #expect(others.sorted() == known.map { "`\($0)`" })
  }

  private func row(_ entry: OpenQuestions.Entry) -> ArraySlice<String> {
    let answers = entry.answers.map { $0 == entry.defaultAnswer ? "**`\($0)`**" : "`\($0)`" }
    return [
      "`\(entry.name)`", entry.question, answers.joined(separator: ", "),
      entry.evidence, entry.needs.rawValue,
    ]
  }

  /// The cells of the rows of each table of questions.
  private func tables() throws -> [[[String]]] {
    let parts = try Documents.text("OpenQuestions.md")
      .components(separatedBy: "| question and experiment |")
    return parts.dropFirst().map { Documents.rows(of: $0.components(separatedBy: "\n\n")[0]) }
  }
}
