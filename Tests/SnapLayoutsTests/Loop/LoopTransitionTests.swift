#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The transitions between pages of a loop, also from the last page to the first.
@MainActor
@Suite(.worlds) struct LoopTransitionTests {
  nonisolated static let transitions: [BannerTransition] = [
    .slide, .crossFade, .parallax(portion: 0.6),
  ]

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

  @Test(arguments: transitions, [2, 3, 7])
  func `the transition is the same between all pages of the loop`(
    transition: BannerTransition, count: Int
  ) {
    let screen = screen(transition, count: count)
    func look(_ item: Int) -> [CGFloat] {
      guard let attributes = screen.attributes(item % count) else { return [] }
      return [
        attributes.center.x - screen.offset, attributes.alpha, CGFloat(attributes.zIndex),
        (attributes as? SnapLayoutAttributes)?.contentShift ?? .nan,
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

  @Test(arguments: transitions)
  func `there are only as many cells as the viewport shows`(transition: BannerTransition) {
    let screen = screen(transition, count: 6)
    let start = screen.offset
    for step in 0..<90 {
      screen.move(to: start + CGFloat(step) * 25)
      #expect(screen.view.visibleCells.count == (step % 15 == 0 ? 1 : 2))
    }
  }

  @Test(arguments: transitions)
  func `a transition doesn't change the offsets of pages`(transition: BannerTransition) {
    let screen = screen(transition)
    for page in [1, 2, 0, 1] {
      screen.drag(by: -150, over: 0.15)
      screen.simulation.runUntilRest(limit: 4)
      #expect(screen.layout.currentPage == page)
      #expect(screen.isOnPage)
      #expect(screen.attributes(page)?.frame == screen.view.bounds)
      #expect(screen.attributes(page)?.alpha == 1)
    }
    screen.view.scrollToItem(
      at: IndexPath(item: 0, section: 0), at: .centeredHorizontally, animated: true)
    screen.simulation.runUntilRest(limit: 4)
    #expect(screen.layout.currentPage == 0 && screen.isOnPage)
  }

  @Test(arguments: transitions)
  func `a cell gets the distance of its page from the focus`(transition: BannerTransition) {
    let screen = screen(transition)
    screen.layout.reportsPageProgress = true
    screen.move(to: screen.offset + 2 * 375 + 150)
    let progress = [2, 0].map { (screen.attributes($0) as? SnapLayoutAttributes)?.pageProgress }
    #expect(progress == [-0.4, 0.6])
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
