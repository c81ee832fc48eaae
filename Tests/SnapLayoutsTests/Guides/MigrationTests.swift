#if canImport(UIKitSimulation)
import Foundation
import SnapLayouts
import Testing
import UIKit

/// The code of "Migrating from another library" compiles, and its layouts rest on pages.
@MainActor
@Suite struct MigrationTests {
  @Test(arguments: 0..<10)
  func layouts(number: Int) {
    let screen = GuideScreen()
    let snippets = MigrationSnippets(
      collectionView: screen.collectionView, open: { _ in }, show: { _ in })
    let layout = snippets.layouts[number](screen.oldLayout)
    #expect(snippets.layouts.count == 10)
    layout.autoplay = nil
    screen.use(layout)
    screen.simulation.runUntilRest()
    #expect(layout.numberOfPages > 1)
    let page = layout.currentPage
    screen.drag(by: page == layout.numberOfPages - 1 ? 80 : -80, over: 0.1, hold: 0)
    #expect(layout.currentPage != page)
    #expect(layout.pagePosition == CGFloat(layout.currentPage))
  }

  @Test func banners() {
    let screen = GuideScreen()
    var opened: [Int] = []
    let snippets = MigrationSnippets(
      collectionView: screen.collectionView, open: { opened.append($0) }, show: { _ in })
    snippets.cycleScrollView()
    snippets.banner.onSelect?(1)
    #expect(snippets.banner.items.map(\.caption) == ["First", "Second"])
    snippets.carouselView()
    snippets.banner.onSelect?(0)
    #expect(opened == [1, 0])
    #expect(snippets.banner.items.map(\.caption) == ["The new season", nil])
    let layout = snippets.rollingBanner()
    #expect(layout.autoplay?.interval == 8 && layout.isAutoplayPaused)
  }

  #if os(Linux)
  @Test func theTablesShowThisVeryCode() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = Document.bare(
      try String(
        contentsOf: folder.appendingPathComponent("MigrationSnippets.swift"), encoding: .utf8))
    let page = try Document("Sources/SnapLayouts/SnapLayouts.docc/Migrating.md")
    let code = page.code(inColumn: 1)
    #expect(code.count > 100)
    for snippet in code { #expect(source.contains(Document.bare(snippet)), "\(snippet)") }
  }

  @Test func everyLibraryIsThere() throws {
    let page = try Document("Sources/SnapLayouts/SnapLayouts.docc/Migrating.md")
    for name in [
      "FSPagerView", "CollectionViewPagingLayout", "UPCarouselFlowLayout", "CenteredCollectionView",
      "MSPeekCollectionViewDelegateImplementation", "InfiniteLayout",
      "AnimatedCollectionViewLayout",
      "SDCycleScrollView", "TYCyclePagerView", "iCarousel",
    ] {
      #expect(page.text.contains("\n## \(name)\n"), "\(name)")
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
