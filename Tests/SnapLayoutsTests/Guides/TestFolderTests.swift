#if os(Linux) && canImport(QuestionSupport)
import Foundation
import QuestionSupport
import Testing

/// The tests of the library stand where `Docs/Testing.md` says.
struct TestFolderTests {
  @Test func `the table names every folder`() throws {
    let folder = Document.root.appendingPathComponent("Tests/SnapLayoutsTests")
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let section = try #require(
      Document("Docs/Testing.md").text.components(separatedBy: "## Where a test stands\n").last?
        .components(separatedBy: "\n## ").first)
    let rows = section.matches(of: /\n\| `(?<folder>\w+)` \|/).map { String($0.output.folder) }
    #expect(rows.sorted() == folders.sorted())
  }

  @Test func `a file has the name of its suite`() throws {
    let files = Self.swiftFiles().filter { $0.hasSuffix("Tests.swift") }
    #expect(files.count > 80)
    for file in files {
      let name = try #require(file.split(separator: "/").last).dropLast(".swift".count)
      let suites = try Document(file).text.matches(
        of: /\n(?:@\S+ )*(?:struct|final class) (?<name>\w+Tests)\b/)
      #expect(suites.map(\.output.name) == [name], "\(file)")
    }
  }

  /// `.ci/night` finds these suites by the line, and runs them by the names of their files.
  @Test func `a suite that runs in other worlds says so in its first line`() throws {
    let files = Self.swiftFiles().filter { file in
      !["/Support/", "/Guides/", "/Effort/"].contains { file.contains($0) }
    }
    for file in try files.map(Document.init) where file.text.contains(".worlds") {
      let name = try #require(file.path.split(separator: "/").last).dropLast(".swift".count)
      let suites = file.text.matches(of: /\n@Suite\(\.worlds\) struct (?<name>\w+)/)
      #expect(suites.map(\.output.name) == [name], "\(file.path)")
      #expect(file.text.components(separatedBy: ".worlds").count == 2, "\(file.path)")
    }
  }

  /// The world of a test follows from this, so a comment above the test must not change it.
  @Test func `the path of a test has no line`() throws {
    let path = try #require(Test.current).path
    #expect(path == "SnapLayoutsTests/TestFolderTests/`the path of a test has no line`()")
  }

  @Test func `a known issue names a test`() throws {
    let tests = try Self.swiftFiles().map(Document.init)
    for issue in KnownWorldIssue.defects + KnownWorldIssue.limits {
      let parts = issue.test.split(separator: "/")
      let suite = try #require(tests.first { $0.path.hasSuffix("/\(parts[0]).swift") })
      #expect(suite.text.contains("func `\(parts[1])`("), "\(issue.test)")
    }
  }

  private static func swiftFiles() -> [String] {
    Document.files(in: "Tests/SnapLayoutsTests").filter { $0.hasSuffix(".swift") }
  }
}
#endif
