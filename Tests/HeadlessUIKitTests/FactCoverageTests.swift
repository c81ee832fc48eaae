import Foundation
import Testing
import UIKitQuestions

/// Each fact has a test that names it, or an open question that rests on it, whose answers
/// `ExperimentTests` tells apart, or a line in the documentation that explains why not.
struct FactCoverageTests {
  /// The facts that must have a test or a reason; others may have one.
  private static let required = Set(1...90).union(scrolling)
  /// The facts from 91 on that are about scroll views, and all from 167 on.
  private static let scrolling = Set(114...127).union(158...166)
    .union(167...181).union([109, 113, 130, 131, 132])

  private func tested() throws -> Set<Int> {
    try Documents.files("swift", in: "Tests/HeadlessUIKitTests")
      .filter { !$0.path.hasSuffix("/Support/FactNumbers.swift") }
      .reduce(into: []) { $0.formUnion(FactNumbers(namedIn: $1.text).numbers) }
  }

  private var open: Set<Int> {
    FactNumbers(namedIn: OpenQuestions.table.map(\.evidence).joined(separator: "\n")).numbers
  }

  /// The text of a section, up to the next title.
  private func section(_ title: String, of text: String) throws -> Substring {
    let start = try #require(text.range(of: "\n## \(title)\n")?.upperBound)
    let end = text.range(of: "\n## ", range: start..<text.endIndex)?.lowerBound
    return text[start..<(end ?? text.endIndex)]
  }

  @Test func `every fact has a test, a question or a reason`() throws {
    let all = Set(try FactLinks().files.keys)
    let excused = FactNumbers(
      listedIn: try section("Facts without a test", of: try Documents.text("TestedFacts.md"))
    ).numbers
    let tested = try tested()
    #expect(Self.required.subtracting(tested).subtracting(open).subtracting(excused).sorted() == [])
    #expect(tested.intersection(excused).sorted() == [])
    #expect(tested.subtracting(all).sorted() == [])
  }

  @Test func `the table has every tested fact`() throws {
    let rows = Documents.rows(of: try Documents.text("TestedFacts.md"))
    let listed = FactNumbers(namedIn: rows.map { "facts \($0[0])" }.joined(separator: "\n")).numbers
    let tested = try tested()
    #expect(tested.subtracting(listed).sorted() == [])
    #expect(listed.subtracting(tested).subtracting(open).sorted() == [])
  }

  // MARK: The texts of the facts, which are next to the tests

  private static let factFiles = Bundle.module.urls(
    forResourcesWithExtension: "md", subdirectory: "Facts")?.map { $0 as URL }

  private func numbers(in text: String) -> [Int] {
    text.matches(of: #/<a id="fact-(?<anchor>\d+)"></a>\*\*(?<shown>\d+)\.\*\*/#).compactMap {
      $0.anchor == $0.shown ? Int($0.anchor) : nil
    }
  }

  @Test func `every fact has one anchor`() throws {
    let files = try #require(Self.factFiles)
    let found = try files.flatMap { numbers(in: try String(contentsOf: $0, encoding: .utf8)) }
    #expect(found.count >= 163)
    #expect(found.sorted() == Array(1...found.count))
  }

  @Test func `the table of files has the numbers of their facts`() throws {
    let files = try #require(Self.factFiles)
    let readme = try #require(files.first { $0.lastPathComponent == "README.md" })
    let rows = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| [") }
    #expect(rows.count == files.count - 1)
    for file in files where file != readme {
      let name = file.lastPathComponent
      let row = try #require(rows.first { $0.contains("](\(name))") }, "\(name)")
      let listed = FactNumbers(namedIn: "facts " + row.split(separator: "|")[2].dropFirst())
      #expect(listed.numbers == Set(numbers(in: try String(contentsOf: file, encoding: .utf8))))
    }
  }
}
