import Foundation
import Testing

/// Every fact that the repository cites can be found by its number.
struct FactCitationTests {
  @Test func `every cited fact has a text`() throws {
    let facts = try Self.files("md").filter { $0.path.contains("/Facts/") }.map(\.text).joined()
    let known = Set(facts.matches(of: #/<a id="fact-(\d+)">/#).compactMap { Int($0.output.1) })
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
