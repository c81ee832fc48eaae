#if os(Linux)
import Foundation
import Testing

/// Every answer in the article on what people ask names a test that exists.
struct WhatPeopleAskTests {
  @Test func `every answer is held by a test`() throws {
    let article = try Document("Sources/SnapLayouts/SnapLayouts.docc/WhatPeopleAsk.md").text
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .filter { !$0.contains("tested by") }
    #expect(rows.count > 30)
    for row in rows {
      let cell = row.split(separator: "|").last.map(String.init) ?? ""
      let name = cell.firstMatch(of: /`(?<name>\w+Tests[.\/][^`]+)`/)?.output.name
      #expect(Self.exists(String(try #require(name, "\(row)"))), "\(row)")
    }
  }

  /// What the text below the tables says is tested, or is about UIKit and has a source.
  @Test func `every sentence has a test or a source`() throws {
    let article = try Document("Sources/SnapLayouts/SnapLayouts.docc/WhatPeopleAsk.md").text
    let sections = article.components(separatedBy: "\n### ").dropFirst()
      .filter { !$0.contains("tested by |") }
    #expect(sections.count > 8)
    for section in sections {
      let title = section.prefix { $0 != "\n" }
      if let held = section.firstMatch(of: /\nTested by `(?<name>\w+Tests[.\/][^`]+)`\./)?.output {
        #expect(Self.exists(String(held.name)), "\(title)")
      } else {
        #expect(section.contains(/\nSources?:[^.]*\]\(https:/), "\(title)")
      }
    }
  }

  /// Whether a suite has a test: `LoopTests/the app switches the loop off`.
  private static func exists(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    return parts.count == 2 && sources(of: String(parts[0])).contains("func `\(parts[1])`(")
  }

  /// The text of all files that declare or extend a suite.
  private static func sources(of suite: String) -> String {
    Document.files(in: "Tests").filter {
      $0.hasSuffix("/\(suite).swift") || $0.contains("/\(suite)+")
    }
    .compactMap { try? Document($0).text }.joined()
  }
}
#endif
