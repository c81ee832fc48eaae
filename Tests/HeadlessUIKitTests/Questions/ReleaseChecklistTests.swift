import Foundation
import Testing
import UIKitQuestions

/// The release checklist has every open question, with who answers it and what settles it.
struct ReleaseChecklistTests {
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
