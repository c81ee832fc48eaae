#if canImport(UIKitSimulation)
import QuestionSupport
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions

/// A strip in a reused row comes back on its own page.
@MainActor
struct BookmarkTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `a row that is reused comes back on its own page`(kind: LayoutUnderTest) {
    let screen = SnapScreen(strip: kind.make())
    screen.rest(onPage: 3)
    let bookmark = screen.layout.bookmark
    // The items of another row.
    screen.reload([3])
    screen.layout.restore(nil)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 0 && screen.isOnPage)
    // A bookmark of an item that this row doesn't have.
    screen.layout.restore(bookmark)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 0)
    screen.reload([30])
    screen.layout.restore(bookmark)
    #expect(screen.layout.currentPage == 3 && screen.isOnPage, "without animation")
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 3 && screen.isOnPage)
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a row that leaves the screen in mid-flick comes back on the page that it turned to`(
    kind: LayoutUnderTest, way: Way
  ) {
    let stage = PromiseStage(kind, way)
    stage.rest()
    var destination: Int?
    stage.layout.onWillSettle = { destination = $0 }
    stage.flick(by: 60)
    stage.simulation.run(for: 0.05)
    stage.view.removeFromSuperview()
    let bookmark = stage.layout.bookmark
    #expect(destination != nil && stage.layout.page(forItemAt: bookmark.indexPath) == destination)
  }

  enum Scroll: CaseIterable, Sendable { case item, offset, request, requestBeforePass }

  @Test(arguments: LayoutUnderTest.allCases, Scroll.allCases)
  func `a bookmark is of the page where a scroll ends`(
    kind: LayoutUnderTest, scroll: Scroll
  ) throws {
    let stage = PromiseStage(kind)
    stage.rest()
    let layout = stage.layout
    switch scroll {
    case .item: stage.view.scrollToItem(at: stage.path(6), at: [], animated: true)
    case .offset:
      stage.view.setContentOffset(try #require(layout.contentOffset(forPage: 2)), animated: true)
    case .request, .requestBeforePass: layout.scroll(toPage: 2, animated: true)
    }
    let first = layout.bookmark
    stage.simulation.run(for: 0.1)
    if scroll == .requestBeforePass { layout.invalidateLayout() }
    let bookmarks = [first, layout.bookmark]
    stage.rest()
    for bookmark in bookmarks {
      #expect(layout.page(forItemAt: bookmark.indexPath) == layout.currentPage)
    }
  }

  /// The view has no cells until its next layout pass.
  @Test(arguments: LayoutUnderTest.allCases, CellsAfterReload.allCases)
  func `a row that is reused scrolls with an animation`(
    kind: LayoutUnderTest, answer: CellsAfterReload
  ) {
    OpenQuestions.$current.withValue(.init().answering(\.collection.cellsAfterReload, answer)) {
      let stage = PromiseStage(kind, counts: [2])
      stage.simulation.run(for: 0.1)
      stage.screen.source.counts = [30]
      stage.view.reloadData()
      stage.layout.scroll(toPage: 2, animated: true)
      let page = stage.layout.page(forItemAt: stage.path(0)) ?? 0
      stage.simulation.run(for: 0.1)
      #expect((CGFloat(page) + 0.1..<1.99).contains(stage.layout.pagePosition))
      stage.rest()
      #expect(stage.layout.currentPage == 2)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a bookmark is restored before the first layout`(kind: LayoutUnderTest) throws {
    let item = Strip().pages(of: kind).items[5].lowerBound
    let data = try JSONEncoder().encode(PageBookmark(indexPath: [0, item]))
    let bookmark = try JSONDecoder().decode(PageBookmark.self, from: data)
    let screen = SnapScreen(strip: kind.make()) { layout, _ in layout.restore(bookmark) }
    #expect(screen.layout.currentPage == 5)
    screen.simulation.runUntilRest()
    #expect(screen.layout.bookmark == bookmark)
  }

  @Test(arguments: LayoutUnderTest.allCases, [[30], [0, 30]])
  func `without its first item there is still a first page`(kind: LayoutUnderTest, counts: [Int]) {
    let screen = SnapScreen(strip: kind.make(), counts: counts, lengths: { $0 == [0, 0] ? 0 : 80 })
    for bookmark in [nil, PageBookmark(indexPath: [0, 99])] {
      screen.rest(onPage: 3)
      screen.layout.restore(bookmark)
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == 0 && screen.isOnPage)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a bookmark is of the items that the view is about to show`(kind: LayoutUnderTest) {
    let screen = SnapScreen(strip: kind.make(), counts: [3])
    for (count, item, front) in [(30, 12, 12), (5, 12, 0)] {
      screen.source.counts = [count]
      screen.layout.restore(PageBookmark(indexPath: [0, item]))
      screen.view.reloadData()
      screen.simulation.runUntilRest()
      let page = screen.layout.page(forItemAt: [0, front])
      #expect(screen.layout.currentPage == page, "\(count) items")
    }
  }
}
#endif
