import Testing
import UIKitQuestions

/// The tables of open questions in the documentation, and the release checklist, agree with the code.
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
      "CancelledTouch", "InsetChanges", "InteractiveTransitionCalls", "KeyboardScrolling",
      "LaterWindowEntries",
      "LayoutChangeDuringScroll", "LayoutDuringTransition", "MirroredInsets",
      "OffsetAdjustmentInMotion", "OffsetWrittenInMotion", "PinnedEdge", "ReloadDuringScroll",
      "TargetQueriesInUpdates", "TargetWhileScrolling", "TransitionCalls", "UnseenPageControls",
      "VoiceOverReveals",
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

  // MARK: The release checklist has every open question, with who answers it and what settles it

  /// The rows of the tables with a number of columns.
  private func rows(columns: Int) throws -> [[String]] {
    Documents.rows(of: try Documents.text("Releasing.md")).filter { $0.count == columns }
  }

  /// What to try on a device: a number, the action, the observation, the questions.
  private func tries() throws -> [[String]] { try rows(columns: 4).filter { Int($0[0]) != nil } }

  private func names(_ cell: String) -> [String] { cell.split { !$0.isLetter }.map(String.init) }

  @Test func `what to try is numbered`() throws {
    let numbers = try tries().compactMap { Int($0[0]) }
    #expect(numbers.count >= 15 && numbers == Array(1...numbers.count))
    #expect(try tries().allSatisfy { !$0[1].isEmpty && !$0[2].isEmpty })
  }

  @Test func `every question is settled by one`() throws {
    let settled = try tries().flatMap { names($0[3]) }
    #expect(settled.sorted() == OpenQuestions.table.map(\.name).sorted())
  }

  @Test(
    arguments: zip([ExperimentNeeds.nothing, .gestures, .hand], ["a simulator", "a UI", "a hand"]))
  func `the questions have their answerers`(needs: ExperimentNeeds, answerer: String) throws {
    let row = try #require(rows(columns: 2).first { $0[0].hasPrefix(answerer) })
    let questions = OpenQuestions.table.filter { $0.needs == needs }.map(\.name)
    #expect(names(row[1]) == questions, "\(questions.map { "`\($0)`" }.joined(separator: ", "))")
  }
}
