#if canImport(UIKitSimulation)
import Foundation
import SnapLayouts
import Testing
import UIKit

/// The code of "Migrating to SnapLayouts" compiles, and its layouts rest on pages.
@MainActor
struct MigrationTests {
  @Test(arguments: 0..<12)
  func `the layouts of a migration rest on pages`(number: Int) {
    let screen = GuideScreen()
    let snippets = MigrationSnippets(collectionView: screen.collectionView, show: { _ in })
    let layout = snippets.layouts[number](screen.oldLayout)
    #expect(snippets.layouts.count == 12)
    layout.autoplay = nil
    screen.use(layout)
    screen.simulation.runUntilRest()
    #expect(layout.numberOfPages > 1)
    let page = layout.currentPage
    // Far enough to leave a page that is longer than the view.
    for _ in 0..<5 where layout.currentPage == page {
      screen.drag(by: page == layout.numberOfPages - 1 ? 80 : -80, over: 0.1, hold: 0)
    }
    #expect(layout.currentPage != page)
    #expect(layout.pagePosition == CGFloat(layout.currentPage))
  }

  @Test func `the banner of a migration is paused`() {
    let snippets = MigrationSnippets(
      collectionView: GuideScreen().collectionView, show: { _ in })
    let layout = snippets.rollingBanner()
    #expect(layout.autoplay?.interval == 8 && layout.isAutoplayPaused)
  }

  #if os(Linux)
  @Test func `the tables show this very code`() throws {
    let source = try [
      "Tests/SnapLayoutsTests/Guides/MigrationSnippets.swift",
      "Tests/SnapCarouselTests/Guides/CarouselMigrationSnippets.swift",
    ].map { Document.bare(try Document($0).text) }.joined()
    let page = try Document("Sources/SnapLayouts/SnapLayouts.docc/Migrating.md")
    let code = page.code(inColumn: 1)
    #expect(code.count > 100)
    for snippet in code { #expect(source.contains(Document.bare(snippet)), "\(snippet)") }
  }

  /// On a phone there is room for 32 letters of code in the two columns of a table, and for 26 of a title.
  ///
  /// A site made with DocC breaks code before a dot, after a colon, at spaces and where a capital follows.
  @Test func `the page fits a phone`() throws {
    let page = try Document("Sources/SnapLayouts/SnapLayouts.docc/Migrating.md")
    let tables = page.text.components(separatedBy: "\n\n").filter { $0.hasPrefix("|") }
    #expect(tables.count == 13)
    for table in tables {
      let rows = table.split(separator: "\n").map { $0.split(separator: "|") }
      let widths = (0...1).map { column in
        rows.flatMap { Self.words(ofCodeIn: $0[column]) }.max { $0.count < $1.count } ?? ""
      }
      #expect(widths[0].count + widths[1].count <= 32, "\(widths)")
    }
    for title in page.text.split(separator: "\n").filter({ $0.hasPrefix("## ") }) {
      let longest = title.split(separator: " ").map(\.count).max() ?? 0
      #expect(longest <= 26, "\(title)")
    }
  }

  private static func words(ofCodeIn cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .flatMap { part in
        part.element.replacing(/([a-z])([A-Z])/) { "\($0.output.1) \($0.output.2)" }
          .replacing(".", with: " .").replacing(":", with: ": ")
          .split(separator: " ").map(String.init)
      }
  }

  @Test func `every library is there`() throws {
    let page = try Document("Sources/SnapLayouts/SnapLayouts.docc/Migrating.md")
    for name in [
      "FSPagerView", "CollectionViewPagingLayout", "UPCarouselFlowLayout", "CenteredCollectionView",
      "MSPeek", "InfiniteLayout", "AnimatedCollectionView",
      "SDCycleScrollView", "TYCyclePagerView", "iCarousel", "Gemini",
    ] {
      #expect(page.text.contains("\n## \(name)\n"), "\(name)")
    }
    // Their sections have shorter titles, so that the page fits a phone.
    for name in ["MSPeekCollectionViewDelegateImplementation", "AnimatedCollectionViewLayout"] {
      #expect(page.text.contains("\n`\(name)`"), "\(name)")
    }
    for name in [
      "autoPage", "changeMode", "imageArray", "describeArray", "imageClickBlock", "pageCapacity",
    ] {
      #expect(page.text.contains("| `\(name)"), "\(name)")
    }
  }
  #endif
}
#endif
