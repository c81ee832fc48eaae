import Foundation
import Testing
import UIKitQuestions

/// Each fact has a test that names it, or an open question that rests on it, whose answers
/// `ExperimentTests` tells apart, or a line in the documentation that explains why not.
struct FactCoverageTests {
  /// The facts that must have a test or a reason; others may have one.
  private static let required = Set(1...90).union(scrolling)
  /// The facts from 91 on that are about scroll views, and nearly all from 167 on.
  private static let scrolling = Set(114...127).union(158...181).union(183...193)
    .union([109, 113, 130, 131, 132])

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

  @Test func `every fact has one anchor`() throws {
    let texts = try Self.files("md").filter { $0.path.contains("/Facts/") }.map(\.text).joined()
    let anchors = texts.matches(of: #/<a id="fact-(?<name>\d+)"></a>\*\*(?<shown>\d+)\.\*\*/#)
    #expect(anchors.allSatisfy { $0.name == $0.shown })
    let numbers = anchors.compactMap { Int($0.name) }.sorted()
    #expect(numbers.count >= 163 && numbers == Array(1...numbers.count))
  }

  @Test func `the table of files has the numbers of their facts`() throws {
    let files = try FactLinks().files
    let readme = try #require(Self.files("md").first { $0.path.hasSuffix("/Facts/README.md") })
    let rows = readme.text.split(separator: "\n").filter { $0.hasPrefix("| [") }
    #expect(rows.count == Set(files.values).count)
    for (name, numbers) in Dictionary(grouping: files.keys, by: { files[$0] ?? "" }) {
      let row = try #require(rows.first { $0.contains("](\(name))") }, "\(name)")
      let listed = FactNumbers(namedIn: "facts " + row.split(separator: "|")[2].dropFirst())
      #expect(listed.numbers == Set(numbers))
    }
  }

  // MARK: Every fact that the repository cites can be found by its number

  @Test func `every cited fact has a text`() throws {
    let known = Set(try FactLinks().files.keys)
    var cited: Set<Int> = []
    for file in try Self.files("swift") + Self.files("md") {
      cited.formUnion(file.citations)
      let unknown = file.citations.subtracting(known)
      #expect(unknown.isEmpty, "\(file.path): \(unknown.sorted())")
    }
    #expect(cited.count > 150)
  }

  @Test func `public documentation, which is read without this repository, cites no fact`() throws {
    for file in try Self.files("swift") + Self.files("md")
    where file.path.contains("Sources/SnapLayouts/") {
      let texts = file.path.hasSuffix(".md") ? [file.text] : file.publicComments
      for text in texts {
        #expect(FactNumbers(namedIn: text).numbers.isEmpty, "\(file.path): \(text)")
      }
    }
  }

  @Test func `in documents every citation is a link to the text of the fact`() throws {
    let facts = try FactLinks().files
    for file in try Self.files("md") where !file.path.contains("/Facts/") {
      let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
      for link in file.text.matches(of: FactLinks.link).map(\.output) {
        let target = folder.appendingPathComponent(String(link.path)).standardizedFileURL.path
        let text = facts[Int(link.number) ?? 0] ?? ""
        #expect(link.number == link.anchor && target.hasSuffix("HeadlessUIKitTests/Facts/\(text)"))
      }
      let rest = file.text.replacing(FactLinks.link, with: "")
      #expect(FactNumbers(namedIn: rest).numbers.isEmpty, "\(file.path)")
      let hasPlainRows = file.path.hasSuffix("/TestedFacts.md") && rest.contains(#/\n(\| |- )\d/#)
      #expect(!hasPlainRows)
    }
  }

  /// The files with an extension that belong to the repository.
  private static func files(_ pathExtension: String) throws -> [File] {
    let folders = ["Benchmarks", "Docs", "Examples", "Gallery", "Sources", "Tests"]
    let inFolders = try folders.flatMap { try Documents.files(pathExtension, in: $0) }
    let atRoot = try FileManager.default.contentsOfDirectory(
      at: Documents.root, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == pathExtension }
    return inFolders.map(File.init)
      + (try atRoot.map { File(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8)) })
  }

  private struct File {
    let path: String
    let text: String

    /// The numbers of the cited facts; a citation may continue on the next line.
    var citations: Set<Int> {
      text.contains("act") ? FactNumbers(namedIn: FactLinks.unlinked(prose)).numbers : []
    }

    /// The text on one line, without the marks of comments.
    var prose: String {
      lines.map { Self.comment($0, marks: "///", "//") ?? $0 }.joined(separator: " ")
    }

    /// The documentation comments of public declarations.
    var publicComments: [String] {
      var (found, present): ([String], [Substring]) = ([], [])
      for line in lines {
        if let comment = Self.comment(line, marks: "///") {
          present.append(comment)
        } else if !line.hasPrefix("@") || line.contains(" ") {
          let isPublic = line.contains("public ") || line.contains("open ")
          if isPublic, !present.isEmpty { found.append(present.joined(separator: " ")) }
          present = []
        }
      }
      return found
    }

    private var lines: [Substring] { text.split(separator: "\n").map { $0.drop { $0 == " " } } }

    private static func comment(_ line: Substring, marks: String...) -> Substring? {
      marks.first { line.hasPrefix($0) }.map { line.dropFirst($0.count).drop { $0 == " " } }
    }
  }
}
