#if os(Linux)
import Foundation
import Testing

/// Every answer in the article on what people ask names a test that exists.
@Suite struct WhatPeopleAskTests {
  @Test func everyAnswerIsHeldByATest() throws {
    let article = try Document("Sources/SnapLayouts/SnapLayouts.docc/WhatPeopleAsk.md").text
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .filter { !$0.contains("held by") }
    #expect(rows.count > 30)
    for row in rows {
      let cell = row.split(separator: "|").last.map(String.init) ?? ""
      let name = cell.matches(of: /`(?<suite>\w+)\.(?<test>\w+)`/).first?.output
      let suite = try #require(name?.suite, "\(row)")
      let test = try #require(name?.test, "\(row)")
      #expect(Self.sources(of: String(suite)).contains("func \(test)("), "\(row)")
    }
  }

  /// What the text below the tables says is held by a test, or is about UIKit and has a source.
  @Test func everySentenceHasATestOrASource() throws {
    let article = try Document("Sources/SnapLayouts/SnapLayouts.docc/WhatPeopleAsk.md").text
    let sections = article.components(separatedBy: "\n### ").dropFirst()
      .filter { !$0.contains("held by |") }
    #expect(sections.count > 8)
    for section in sections {
      let title = section.prefix { $0 != "\n" }
      if let held = section.firstMatch(of: /\nHeld by `(?<suite>\w+)\.(?<test>\w+)`\./)?.output {
        #expect(Self.sources(of: String(held.suite)).contains("func \(held.test)("), "\(title)")
      } else {
        #expect(section.contains(/\nSources?:[^.]*\]\(https:/), "\(title)")
      }
    }
  }

  /// The text of all files that declare or extend a suite.
  private static func sources(of suite: String) -> String {
    let tests = Document.root.appendingPathComponent("Tests")
    let paths =
      FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    return
      paths
      .filter { $0.hasSuffix("/\(suite).swift") || $0.contains("/\(suite)+") }
      .compactMap { try? String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
      .joined()
  }
}
#endif
