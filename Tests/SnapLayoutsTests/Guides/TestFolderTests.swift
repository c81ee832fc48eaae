#if os(Linux)
import Foundation
import Testing

/// The tests of the library stand where `Docs/Testing.md` says.
@Suite struct TestFolderTests {
  @Test func theTableNamesEveryFolder() throws {
    let folder = Document.root.appendingPathComponent("Tests/SnapLayoutsTests")
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let section = try #require(
      Document("Docs/Testing.md").text.components(separatedBy: "## Where a test stands\n").last?
        .components(separatedBy: "\n## ").first)
    let rows = section.matches(of: /\n\| `(?<folder>\w+)` \|/).map {
      String($0.output.folder)
    }
    #expect(rows.sorted() == folders.sorted())
  }

  /// `.ci/run` runs suites by the names of their files.
  @Test func aFileHasTheNameOfItsSuite() throws {
    let files = Document.files(in: "Tests/SnapLayoutsTests").filter { $0.hasSuffix("Tests.swift") }
    #expect(files.count > 80)
    for file in files {
      let name = try #require(file.split(separator: "/").last).dropLast(".swift".count)
      let suites = try Document(file).text.matches(of: /@Suite[^\n]* struct (?<name>\w+)/)
      #expect(suites.map(\.output.name) == [name], "\(file)")
    }
  }
}
#endif
