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
      #expect(Self.exists("\(suite).\(test)"), "\(row)")
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
        #expect(Self.exists("\(held.suite).\(held.test)"), "\(title)")
      } else {
        #expect(section.contains(/\nSources?:[^.]*\]\(https:/), "\(title)")
      }
    }
  }

  /// The present names of tests that the article still calls by their former ones.
  private static let presentNames = [
    "ComplaintTests.alignment": "PagePlaceTests.alignment",
    "ComplaintTests.end": "PagePlaceTests.end",
    "ComplaintTests.sizes": "PagePlaceTests.sizes",
    "ComplaintTests.insets": "PagePlaceTests.insets",
    "ComplaintTests.limit": "ReleaseOnScreenTests.limit",
    "ComplaintTests.coast": "ReleaseOnScreenTests.coast",
    "ComplaintTests.neverBack": "ReleaseOnScreenTests.neverBack",
    "ComplaintTests.turnFraction": "ReleaseOnScreenTests.turnFraction",
    "ComplaintTests.swipes": "ReleaseOnScreenTests.swipes",
    "ComplaintTests.interrupted": "RestTests.interrupted",
    "ComplaintTests.pageChanges": "ReportTests.pageChanges",
    "ComplaintTests.pageExists": "ReportTests.pageExists",
    "ComplaintTests.initialPage": "PagePlaceTests.initialPage",
    "ComplaintTests.outOfRange": "NothingToShowTests.outOfRange",
    "ComplaintTests.rotation": "NewSizeTests.rotation",
    "ComplaintTests.insertAndDelete": "DataUpdateTests.insertAndDelete",
    "EveryLayoutTests.aBookmarkIsRestoredBeforeTheFirstLayout":
      "BookmarkTests.aBookmarkIsRestoredBeforeTheFirstLayout",
    "ComplaintTests.drags": "RightToLeftTests.drags",
    "ComplaintTests.voiceOver": "VoiceOverTests.voiceOver",
    "ComplaintTests.itemsOnce": "VoiceOverTests.itemsOnce",
    "ComplaintTests.reduceMotion": "VoiceOverTests.reduceMotion",
    "ComplaintTests.tap": "TapTests.tap",
    "ComplaintTests.acrossSize": "AcrossSizeTests.acrossSize",
    "ComplaintTests.frames": "FrameCostTests.frames",
    "ComplaintTests.noLeaks": "FrameCostTests.noLeaks",
  ]

  /// Whether a suite has a test.
  private static func exists(_ name: String) -> Bool {
    let parts = (presentNames[name] ?? name).split(separator: ".")
    return parts.count == 2 && sources(of: String(parts[0])).contains("func \(parts[1])(")
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
