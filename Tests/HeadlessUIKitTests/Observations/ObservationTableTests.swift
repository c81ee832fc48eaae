import Foundation
import Testing
import UIKitQuestions

/// The table of observations names a test of each row that agrees, and a question of each that is open.
@Suite struct ObservationTableTests {
  /// The number, the source, what was seen, what the headless UIKit does, and where that is tested.
  private func rows() throws -> [[String]] {
    Documents.rows(of: try Documents.text("Observations.md")).filter { Int($0[0]) != nil }
  }

  /// The rows that the tests of this folder name, by the names of their suites.
  private func tested() throws -> [String: Set<Int>] {
    let files = try Documents.files("swift", in: "Tests/HeadlessUIKitTests/Observations")
    return Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        let numbers = text.matches(of: #/`row ([\d, ]+):/#)
          .flatMap { $0.output.1.split(separator: ",") }
          .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return (name, Set(numbers))
      })
  }

  @Test func `every row is there, with a source`() throws {
    let rows = try rows()
    #expect(rows.compactMap { Int($0[0]) } == Array(1...46))
    #expect(rows.allSatisfy { $0.count == 5 && $0.allSatisfy { !$0.isEmpty } })
  }

  @Test func `every row agrees, or names its question, or says why not`() throws {
    let questions = Set(OpenQuestions.table.map(\.name))
    for row in try rows() {
      let named = row[3].split { !$0.isLetter }.map(String.init).filter(questions.contains)
      let agrees = row[3] == "agrees" || row[3].hasPrefix("agrees, ")
      #expect(agrees || !named.isEmpty || row[3].hasPrefix("not: "), "\(row[0])")
    }
  }

  @Test func `every row that agrees or is open has a test, and every test its row`() throws {
    var listed: [String: Set<Int>] = [:]
    for row in try rows() where !row[3].hasPrefix("not: ") {
      let suite = String(row[4].prefix { $0.isLetter })
      if suite.hasSuffix("Observations") {
        listed[suite, default: []].insert(try #require(Int(row[0])))
      } else {
        #expect(suite.hasSuffix("Tests"), "\(row[0])")
      }
    }
    #expect(listed == (try tested()).filter { !$0.value.isEmpty })
  }
}
