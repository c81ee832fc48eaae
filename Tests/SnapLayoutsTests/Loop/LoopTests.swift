#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// A loop in which each item has one cell, and every page is reachable in both directions.
@MainActor
@Suite(.worlds) struct LoopTests {
  nonisolated static let loops: [LoopCase] = [
    LoopCase(), LoopCase(counts: [2]), LoopCase(isHorizontal: false),
    LoopCase(isRightToLeft: true), LoopCase(counts: [5], spacing: 20),
    LoopCase(counts: [4], spacing: 10, pageSizing: .peek(30)),
    LoopCase(counts: [4], isHorizontal: false, spacing: 10, pageSizing: .peek(30)),
    LoopCase(counts: [9], spacing: 10, pageSizing: .item),
    LoopCase(counts: [9], isRightToLeft: true, spacing: 15, lengths: [80, 120, 60.5, 100]),
    LoopCase(counts: [9], isHorizontal: false, spacing: -12, lengths: [80, 120, 60.5, 100]),
    LoopCase(counts: [2, 3, 1], spacing: 10, sectionInset: 25),
    LoopCase(counts: [2, 0, 3], spacing: 10, sectionInset: 5, headerLength: 40),
    LoopCase(counts: [3], spacing: 10, headerLength: 30),
    LoopCase(counts: [6], scale: 3, spacing: 10, lengths: [90]),
    LoopCase(counts: [1, 1], isHorizontal: false),
  ]

  @Test(arguments: loops)
  func `at every offset of two periods, the screen shows a part of the loop`(loop: LoopCase) {
    let screen = loop.makeScreen()
    let checker = LoopChecker(loop: loop, screen: screen)
    #expect(screen.layout.isLooping && screen.layout.numberOfPages == loop.itemCount)
    let start = screen.offset
    var pages: [Int] = []
    for step in -300...300 {
      screen.move(to: start + CGFloat(step) * 7)
      if let problem = checker.problem() {
        Issue.record("\(problem)")
        return
      }
      let page = screen.layout.currentPage
      if pages.last != page { pages.append(page) }
      #expect((0..<CGFloat(loop.itemCount)).contains(screen.layout.pagePosition))
    }
    for (page, next) in zip(pages, pages.dropFirst()) {
      #expect(next == (page + 1) % loop.itemCount)
    }
  }

  /// Three items of 70, 30 apart, are a page.
  @Test(arguments: [7, 10, 11, 12], [nil, 3] as [Int?])
  func `a shelf with a last page that isn't full closes evenly`(count: Int, itemsPerPage: Int?) {
    let given: @MainActor (IndexPath) -> CGSize = { _ in CGSize(width: 70, height: 90) }
    var found: [PageStops] = []
    for sizes in [nil, given] {
      let screen = SnapScreen(
        shelf: GroupPagingLayout(), count: count,
        configure: { layout, _ in
          (layout.isLoopingEnabled, layout.itemsPerPage) = (true, itemsPerPage)
        }, sizes: sizes)
      found.append(screen.layout.pageStops)
      for step in 1...2 * found[0].count {
        screen.layout.scrollToNextPage(animated: true)
        screen.simulation.runUntilRest()
        #expect(screen.layout.currentPage == step % found[0].count && screen.isOnPage)
        let shown = screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? []
        #expect(shown.map { $0.frame.minX - screen.offset }.sorted() == [20, 120, 220, 320])
      }
    }
    #expect(found[0].period == CGFloat(100 * count))
    let places = found.map { stops in (0..<9).map { stops[$0] - stops[0] } }
    #expect(places[0] == places[1])
  }

  @Test(arguments: loops)
  func `each page has the right offset, and the next one is a page stride away`(loop: LoopCase) {
    let screen = loop.makeScreen()
    let checker = LoopChecker(loop: loop, screen: screen)
    for step in 1...2 * loop.itemCount + 1 {
      #expect(screen.layout.scrollToNextPage(animated: step % 3 > 0))
      screen.simulation.runUntilRest(limit: 3)
      #expect(screen.layout.currentPage == step % loop.itemCount && screen.isOnPage)
      #expect(checker.problem() == nil)
      let current = screen.layout.currentIndexPath.flatMap(screen.view.cellForItem)
      let middle = current.map { screen.view.convert($0.center, to: nil) } ?? .zero
      let way = (loop.isHorizontal ? middle.x : middle.y) - loop.length / 2
      #expect(abs(way) <= 0.5 / screen.view.traitCollection.displayScale)
    }
  }

  @Test(arguments: [
    LoopCase(counts: [1]), LoopCase(counts: [0]), LoopCase(counts: []),
    LoopCase(counts: [2], spacing: 10, pageSizing: .peek(30)),
    LoopCase(counts: [4], spacing: 10, pageSizing: .item),
    LoopCase(counts: [3], lengths: [100, 80]),
  ])
  func `too few pages don't loop`(loop: LoopCase) {
    let screen = loop.makeScreen()
    #expect(!screen.layout.isLooping && screen.layout.numberOfPages == loop.itemCount)
    #expect(!screen.layout.scrollToPreviousPage(animated: false))
    #expect(screen.view.visibleCells.count <= max(0, loop.itemCount))
  }

  @Test func `the app switches the loop off`() {
    let loop = LoopCase()
    let screen = loop.makeScreen()
    screen.layout.scroll(toPage: 2, animated: false)
    screen.layout.isLoopingEnabled = false
    screen.view.layoutIfNeeded()
    #expect(!screen.layout.isLooping && screen.layout.currentPage == 2 && screen.offset == 600)
    #expect(!screen.layout.scrollToNextPage(animated: false))
    screen.layout.isLoopingEnabled = true
    screen.view.layoutIfNeeded()
    #expect(screen.layout.isLooping && screen.layout.currentPage == 2)
    #expect(screen.layout.scrollToNextPage(animated: false))
  }

  @Test(arguments: [
    (5, 0, 1, 1), (5, 0, 4, -1), (5, 0, 2, 2), (5, 0, 3, -2), (5, 4, 0, 1), (4, 0, 2, 2),
    (4, 3, 1, 2),
    (2, 0, 1, 1), (2, 1, 0, 1), (3, 2, 0, 1), (3, 0, 2, -1),
  ])
  func `a scroll to a page takes the shorter way`(count: Int, from: Int, to: Int, steps: Int) {
    let screen = LoopCase(counts: [count]).makeScreen()
    screen.jump(toPage: from)
    let start = screen.offset
    screen.layout.scroll(toItemAt: IndexPath(item: to, section: 0), animated: true)
    screen.simulation.runUntilRest(limit: 3)
    #expect(screen.offset == start + CGFloat(steps) * 300)
    #expect(screen.layout.currentPage == to)
  }

  private func screen(
    _ transition: BannerTransition, count: Int = 3, isRightToLeft: Bool = false
  ) -> SnapScreen<InfiniteBannerLayout> {
    let loop = LoopCase(counts: [count], isRightToLeft: isRightToLeft, length: 375)
    let screen = loop.makeScreen()
    screen.view.isPrefetchingEnabled = false
    screen.layout.transition = transition
    screen.view.layoutIfNeeded()
    return screen
  }

  @Test(arguments: [.slide, .crossFade, .parallax(portion: 0.6)] as [BannerTransition], [2, 3, 7])
  func `the transition is the same between all pages`(transition: BannerTransition, count: Int) {
    let screen = screen(transition, count: count)
    func look(_ item: Int) -> [CGFloat] {
      guard let attributes = screen.attributes(item % count) else { return [] }
      return [
        attributes.center.x - screen.offset, attributes.alpha, CGFloat(attributes.zIndex),
        (attributes as? SnapLayoutAttributes)?.contentShift.x ?? .nan,
      ]
    }
    let start = screen.offset
    for step in 1..<15 {
      let distance = CGFloat(step) * 25
      screen.move(to: start + distance)
      let expected = (look(0), look(1))
      for page in 1..<2 * count {
        screen.move(to: start + CGFloat(page) * 375 + distance)
        #expect((look(page), look(page + 1)) == expected)
      }
    }
  }

  /// A page nearer to the middle of the loop shows the same.
  @Test(arguments: [0.25, 0.5])
  func `a request on the way to a page far from the middle goes on`(duration: Double) {
    let screen = LoopCase().makeScreen()
    while screen.offset < screen.view.contentSize.width * 0.74 {
      screen.layout.scrollToNextPage(animated: false)
      screen.simulation.runUntilRest()
    }
    let (start, page) = (screen.offset, screen.layout.currentPage)
    for step in 1...2 {
      screen.layout.scroll(toPage: (page + step) % 3, duration: duration)
      screen.simulation.run(for: 0.2)
      #expect(screen.offset > start)
    }
  }

  /// The first item is cut at the leading edge of a page, and UIKit doesn't ask about items in sight.
  @Test(arguments: [true, false], Array(0..<12))
  func `an item that is brought into sight without an animation stays there`(
    isHorizontal: Bool, item: Int
  ) {
    let loop = LoopCase(
      counts: [12], isHorizontal: isHorizontal, spacing: 10, pageSizing: .item, lengths: [120])
    let screen = loop.makeScreen()
    screen.layout.pageAlignment = .center
    screen.layout.scroll(toPage: (item + 1) % 12, animated: false)
    screen.simulation.runUntilRest()
    screen.view.scrollToItem(
      at: IndexPath(item: item, section: 0), at: isHorizontal ? .left : .top, animated: false)
    screen.simulation.runUntilRest()
    let frame = screen.attributes(item)?.frame ?? .null
    #expect(screen.isOnPage && screen.view.bounds.contains(frame), "\(frame)")
  }

  /// As a row that is reused and shows an item then.
  @Test(arguments: [true, false], Array(0..<12))
  func `an item is shown from either end of the content`(isHorizontal: Bool, item: Int) {
    // At the other end, an item that is in sight in part lies beyond it, and UIKit scrolls no further.
    let cases: [(end: CGFloat, sizing: PageSizing)] = [
      (0, .viewport), (1, .viewport), (0, .fraction(0.8)),
    ]
    for (end, sizing) in cases {
      let screen = LoopCase(counts: [12], isHorizontal: isHorizontal, pageSizing: sizing)
        .makeScreen()
      let length = screen.along(screen.view.contentSize) - screen.length
      var offset = CGPoint.zero
      if isHorizontal { offset.x = end * length } else { offset.y = end * length }
      screen.view.setContentOffset(offset, animated: false)
      screen.view.scrollToItem(
        at: [0, item], at: isHorizontal ? .centeredHorizontally : .centeredVertically,
        animated: false)
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == item && screen.isOnPage, "\(end), \(sizing)")
    }
  }

  @Test func `another transition takes effect at once`() throws {
    let screen = screen(.slide)
    screen.move(to: screen.offset + 150)
    screen.layout.transition = .crossFade
    screen.view.layoutIfNeeded()
    let cell = try #require(screen.view.cellForItem(at: [0, 0]))
    #expect(abs(cell.frame.minX - screen.offset) < 0.26)
  }
}
#endif
