import Foundation
import Testing

/// The texts of the facts, which are next to the tests.
@Suite struct FactFilesTests {
  private static let files = Bundle.module.urls(
    forResourcesWithExtension: "md", subdirectory: "Facts")?.map { $0 as URL }

  private func numbers(in text: String) -> [Int] {
    text.matches(of: #/<a id="fact-(?<anchor>\d+)"></a>\*\*(?<shown>\d+)\.\*\*/#).compactMap {
      $0.anchor == $0.shown ? Int($0.anchor) : nil
    }
  }

  @Test("Every fact has one anchor")
  func anchors() throws {
    let files = try #require(Self.files)
    let found = try files.flatMap { numbers(in: try String(contentsOf: $0, encoding: .utf8)) }
    #expect(found.sorted() == Array(1...163))
  }

  @Test("Every fact has a kind of evidence")
  func evidence() throws {
    let kinds = [
      "documented", "measured", "observed", "one source", "inferred", "verified", "contradictory",
      "open",
    ]
    for file in try #require(Self.files) {
      let text = try String(contentsOf: file, encoding: .utf8)
      // A file or a section may give the evidence for all of its facts.
      for section in text.components(separatedBy: "\n## ") {
        let parts = section.components(separatedBy: "- <a id=")
        let isSaidForAll = kinds.contains { parts[0].lowercased().contains("*\($0)*") }
        for fact in parts.dropFirst() where !isSaidForAll {
          let plain = fact.lowercased().split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
          #expect(kinds.contains { plain.contains($0) }, "\(fact.prefix(20))")
        }
      }
    }
  }
}
