#if canImport(UIKitSimulation)
import Foundation
import SnapLayouts
import Testing
import UIKit

/// The code of "Migrating to SnapLayouts" compiles, and its layouts rest on pages.
@MainActor
struct MigrationTests {
  @Test(arguments: [true, false])
  func `the layouts of a migration rest on pages`(isShelf: Bool) {
    let screen = GuideScreen()
    let snippets = MigrationSnippets(collectionView: screen.collectionView, show: { _ in })
    let layout = isShelf ? snippets.shelf(screen.oldLayout) : snippets.layout(screen.oldLayout)
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
  #endif
}
#endif
