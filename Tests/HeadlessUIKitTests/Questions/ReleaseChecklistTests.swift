import Foundation
import Testing
import UIKitQuestions

/// The release checklist has a row for every open question.
@Suite struct ReleaseChecklistTests {
  private func checklist() throws -> String {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try String(contentsOf: root.appending(path: "Docs/Releasing.md"), encoding: .utf8)
  }

  /// The rows of the table: a number, the action, the observation, the questions.
  private func rows() throws -> [[String]] {
    try checklist().split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { Int($0[0]) != nil }
  }

  @Test func thereAreFifteenThingsToTry() throws {
    #expect(try rows().compactMap { Int($0[0]) } == Array(1...15))
    #expect(try rows().allSatisfy { $0.count == 4 && !$0[1].isEmpty && !$0[2].isEmpty })
  }

  @Test func everyQuestionIsSettledByOne() throws {
    let names = try rows().flatMap { $0[3].split { !$0.isLetter }.map(String.init) }
    #expect(names.sorted() == OpenQuestions.table.map(\.name).sorted())
    #expect(Set(names).count == names.count)
  }
}
