import Foundation
import Testing

/// Every fact that the repository cites can be found by its number.
@Suite struct FactCitationTests {
  private static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  @Test("Every cited fact has a text")
  func citedFactsExist() throws {
    let facts = try Self.files("md").filter { $0.path.contains("/Facts/") }.map(\.text).joined()
    let known = Set(facts.matches(of: #/<a id="fact-(\d+)">/#).compactMap { Int($0.output.1) })
    for file in try Self.files("swift", "md") {
      let unknown = FactNumbers(namedIn: file.prose).numbers.subtracting(known)
      #expect(unknown.isEmpty, "\(file.path): \(unknown.sorted())")
    }
  }

  @Test("Public documentation, which is read without this repository, cites no fact")
  func publicDocumentation() throws {
    for file in try Self.files("swift", "md") where file.path.contains("Sources/SnapLayouts/") {
      let texts = file.path.hasSuffix(".md") ? [file.text] : file.publicComments
      for text in texts {
        #expect(FactNumbers(namedIn: text).numbers.isEmpty, "\(file.path): \(text)")
      }
    }
  }

  @Test("A document that cites facts links to their texts")
  func documents() throws {
    for file in try Self.files("md") where !file.path.contains("/Facts/") {
      let isCiting = !FactNumbers(namedIn: file.prose).numbers.isEmpty
      #expect(!isCiting || file.text.contains("HeadlessUIKitTests/Facts/"), "\(file.path)")
    }
  }

  @Test("Comments name only documents of this repository")
  func namedDocuments() throws {
    let names = try Set(Self.files("md").map { URL(fileURLWithPath: $0.path).lastPathComponent })
    for file in try Self.files("swift") {
      for name in file.comments.matches(of: #/[\w+-]+\.md\b/#).map({ String($0.output) }) {
        #expect(names.contains(name), "\(file.path): \(name)")
      }
    }
  }

  @Test("Citations are read across lines, and public comments are recognized")
  func reading() {
    let file = File(
      path: "",
      text: """
        /// One.
        ///
        /// See also two.
        @MainActor
        public func a() {}
        /// Three (number
          // four).
        func b() {}
        """)
    #expect(file.prose.contains("Three (number four). func b() {}"))
    #expect(file.publicComments == ["One.  See also two."])
    #expect(file.comments == "One.  See also two. Three (number four).")
  }

  /// The files with some extensions in the folders that belong to the repository.
  private static func files(_ extensions: String...) throws -> [File] {
    let manager = FileManager.default
    let folders = ["Benchmarks", "Docs", "Examples", "Sources", "Tests"]
    let inFolders = folders.flatMap { folder -> [URL] in
      let all = manager.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
      return all?.compactMap { $0 as? URL } ?? []
    }
    let atRoot = try manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    return try (atRoot + inFolders).filter { extensions.contains($0.pathExtension) }.map {
      File(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8))
    }
  }

  private struct File {
    let path: String
    let text: String

    /// The text on one line, without the marks of comments.
    var prose: String {
      text.replacing(#/\n\s*///?\s?/#, with: " ").replacing(#/\s+/#, with: " ")
    }

    /// The comments that fill lines of their own.
    var comments: String {
      text.split(separator: "\n").compactMap(Self.comment).joined(separator: " ")
    }

    /// The documentation comments of public declarations.
    var publicComments: [String] {
      var (found, present): ([String], [String]) = ([], [])
      for line in text.split(separator: "\n") {
        if let comment = Self.comment(line) {
          present.append(comment)
        } else if line.firstMatch(of: #/^\s*@\w+$/#) == nil {
          let isPublic = line.contains("public ") || line.contains("open ")
          if isPublic, !present.isEmpty { found.append(present.joined(separator: " ")) }
          present = []
        }
      }
      return found
    }

    private static func comment(_ line: Substring) -> String? {
      line.firstMatch(of: #/^\s*///?\s?(?<text>.*)$/#).map { String($0.output.text) }
    }
  }
}
