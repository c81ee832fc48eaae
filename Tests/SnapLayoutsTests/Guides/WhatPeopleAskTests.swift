#if os(Linux)
import Foundation
import Testing

/// Every answer in the article on what people ask names a test that exists.
@Suite struct WhatPeopleAskTests {
  @Test func `every answer is held by a test`() throws {
    let article = try Document("Sources/SnapLayouts/SnapLayouts.docc/WhatPeopleAsk.md").text
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .filter { !$0.contains("held by") }
    #expect(rows.count > 30)
    for row in rows {
      let cell = row.split(separator: "|").last.map(String.init) ?? ""
      let name = cell.firstMatch(of: /`(?<name>\w+Tests[.\/][^`]+)`/)?.output.name
      #expect(Self.exists(String(try #require(name, "\(row)"))), "\(row)")
    }
  }

  /// What the text below the tables says is held by a test, or is about UIKit and has a source.
  @Test func `every sentence has a test or a source`() throws {
    let article = try Document("Sources/SnapLayouts/SnapLayouts.docc/WhatPeopleAsk.md").text
    let sections = article.components(separatedBy: "\n### ").dropFirst()
      .filter { !$0.contains("held by |") }
    #expect(sections.count > 8)
    for section in sections {
      let title = section.prefix { $0 != "\n" }
      if let held = section.firstMatch(of: /\nHeld by `(?<name>\w+Tests[.\/][^`]+)`\./)?.output {
        #expect(Self.exists(String(held.name)), "\(title)")
      } else {
        #expect(section.contains(/\nSources?:[^.]*\]\(https:/), "\(title)")
      }
    }
  }

  /// The present names of tests that the article still calls by their former ones.
  private static let presentNames = [
    "ComplaintTests.alignment":
      "PagePlaceTests/pages align with the leading edge, the center and the trailing edge",
    "EverywhereTests.alignments":
      "EverywhereTests/the offsets of pages for every alignment, with and without padding",
    "ComplaintTests.end":
      "PagePlaceTests/the end is padded, or the last page rests where the content ends",
    "OneItemPerLineTests.pickerAndBannerShowASingleRowInAnyWindow":
      "OneItemPerLineTests/picker and banner show a single row in any window",
    "OneItemPerLineTests.shorterItemsAlignAcrossTheStrip":
      "OneItemPerLineTests/shorter items align across the strip",
    "ComplaintTests.sizes": "PagePlaceTests/pages follow the delegate's sizes",
    "GroupPagingLayoutTests.itemsPerPage":
      "GroupPagingLayoutTests/a number of items per page, rounded up to whole lines",
    "ComplaintTests.insets": "PagePlaceTests/the viewport is the bounds less the insets",
    "GroupPagingLayoutTests.sections":
      "GroupPagingLayoutTests/each section, with its header, may begin a page",
    "ComplaintTests.limit": "ReleaseOnScreenTests/a swipe turns one page, however fast it is",
    "ComplaintTests.coast":
      "ReleaseOnScreenTests/without a limit, the page nearest to the proposed offset, in both directions",
    "ComplaintTests.neverBack": "ReleaseOnScreenTests/a flick never springs back",
    "ComplaintTests.turnFraction": "ReleaseOnScreenTests/the fraction that turns a page can be set",
    "ComplaintTests.swipes": "ReleaseOnScreenTests/swipes in quick succession turn one page each",
    "ComplaintTests.interrupted":
      "RestTests/the view rests on a page, whatever interrupts a motion",
    "ComplaintTests.pageChanges":
      "ReportTests/each page is reported once, half-way, during the scroll",
    "ComplaintTests.pageExists": "ReportTests/the current page exists at every offset",
    "ComplaintTests.initialPage": "PagePlaceTests/a page requested before the first layout pass",
    "RequestEndTests.arrives":
      "RequestEndTests/a scroll that arrives calls back once, when the view rests",
    "RequestEndTests.reportsThePageAhead":
      "RequestEndTests/the page ahead is reported before the view coasts to it",
    "RequestEndTests.takesItsTime":
      "RequestEndTests/a scroll with a duration takes as long, on its curve",
    "ComplaintTests.outOfRange":
      "NothingToShowTests/a page out of range means the nearest page, also after a reload with fewer items",
    "ComplaintTests.rotation":
      "NewSizeTests/rotation keeps the page, and rotating back restores the offset",
    "ComplaintTests.insertAndDelete":
      "DataUpdateTests/insertions and deletions before the item leave it in its place",
    "PageControlTests.leads":
      "PageControlTests/a tap turns the page the shorter way, without passing through other dots",
    "EveryLayoutTests.aBookmarkIsRestoredBeforeTheFirstLayout":
      "BookmarkTests/a bookmark is restored before the first layout",
    "RingDataTests.theDataSourceIsAskedForItsOwnItemsAndAllOfThem":
      "RingDataTests/the data source is asked for its own items and all of them",
    "RingDataTests.aDiffableDataSourceNeedsNoCopies":
      "RingDataTests/a diffable data source needs no copies",
    "InfiniteBannerLayoutTests.twoPagesTurnBothWays":
      "InfiniteBannerLayoutTests/two pages turn both ways",
    "CarouselRingTests.threeSmallItemsGoRound": "CarouselRingTests/three small items go round",
    "FewItemsTests.threeItemsMakeARing": "FewItemsTests/three items make a ring",
    "CarouselRingTests.turnsVertically": "CarouselRingTests/turns vertically",
    "CarouselRingTests.theHighestImageGivesTheHeight":
      "CarouselRingTests/the highest image gives the height",
    "StripViewTests.aStripIsAsHighAsItsItems": "StripViewTests/a strip is as high as its items",
    "DriftTests.drifts": "DriftTests/a ring drifts on and on, in every direction",
    "AutoplayTests.pauses":
      "AutoplayTests/autoplay waits while it must not run; then a whole interval passes",
    "AutoplayTests.curves": "AutoplayTests/turns follow a timing curve",
    "AutoplayTests.retainsNothing": "AutoplayTests/autoplay retains neither layout nor view",
    "ComplaintTests.drags":
      "RightToLeftTests/right to left, a swipe to the right turns to the next page",
    "ComplaintTests.voiceOver": "VoiceOverTests/VoiceOver turns a page and announces it",
    "ComplaintTests.itemsOnce": "VoiceOverTests/each item is accessible once",
    "ComplaintTests.reduceMotion":
      "VoiceOverTests/Reduce Motion takes effect at once and keeps only fades",
    "ComplaintTests.tap":
      "TapTests/a tap on an item at the side selects it once and moves it to the middle",
    "ComplaintTests.acrossSize":
      "AcrossSizeTests/items that fit are never laid out in a space too small for them",
    "ComplaintTests.frames": "FrameCostTests/a frame costs the same with ten thousand items",
    "ComplaintTests.noLeaks": "FrameCostTests/nothing is leaked",
    "GuideScreenTests.theFirstItemIsAtTheLeftTheLastAtTheRightAndOthersInTheMiddle":
      "GuideScreenTests/the first item is at the left, the last at the right, others in the middle",
    "OneItemPerLineTests.otherLayoutsKeepTheirColumns":
      "OneItemPerLineTests/other layouts keep their columns",
    "AutoplayTests.corrections": "AutoplayTests/invalid settings are corrected",
    "GuideScreenTests.aPickerStopsAsFastAsTheView":
      "GuideScreenTests/a picker stops as fast as the view",
  ]

  /// Whether a suite has a test: `RingTests/the app switches the loop off`.
  private static func exists(_ name: String) -> Bool {
    let parts = (presentNames[name] ?? name).split(separator: "/")
    return parts.count == 2 && sources(of: String(parts[0])).contains("func `\(parts[1])`(")
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
