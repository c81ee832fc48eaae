import Foundation
import Testing

/// The texts of the facts, which are next to the tests.
struct FactFilesTests {
  private static let files = Bundle.module.urls(
    forResourcesWithExtension: "md", subdirectory: "Facts")?.map { $0 as URL }

  private func numbers(in text: String) -> [Int] {
    text.matches(of: #/<a id="fact-(?<anchor>\d+)"></a>\*\*(?<shown>\d+)\.\*\*/#).compactMap {
      $0.anchor == $0.shown ? Int($0.anchor) : nil
    }
  }

  @Test func `every fact has one anchor`() throws {
    let files = try #require(Self.files)
    let found = try files.flatMap { numbers(in: try String(contentsOf: $0, encoding: .utf8)) }
    #expect(found.count >= 163)
    #expect(found.sorted() == Array(1...found.count))
  }

  @Test func `the table of files has the numbers of their facts`() throws {
    let files = try #require(Self.files)
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
