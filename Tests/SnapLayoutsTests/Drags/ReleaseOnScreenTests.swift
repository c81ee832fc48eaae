import EffortSupport
import SnapLayouts
import Testing
import UIKit

#if canImport(UIKitSimulation)
import UIKitSimulation
#endif

/// Which page a release goes to, on a screen: limits, thresholds, ends.
@MainActor
@Suite(.worlds) struct ReleaseOnScreenTests {
  /// Layouts with the same pages, all of them reachable: with one item and with two items per page.
  nonisolated private static let alike: [LayoutUnderTest] = [.center, .shelfOfTwo]

  /// Pages at multiples of a page stride, all of them reachable.
  private func pages(
    _ layout: LayoutUnderTest, _ pageStride: CGFloat, count: Int = 9,
    policy: ReleasePolicy = .picker,
    isHorizontal: Bool = true, at offset: CGFloat
  ) -> SnapScreen<SnapFlowLayout> {
    let items = layout.itemsPerPage ?? 1
    let screen = SnapScreen(
      strip: layout.make(), isHorizontal: isHorizontal, length: 375,
      itemLength: pageStride / CGFloat(items) - 10, counts: [count * items]
    ) { layout, _ in layout.releasePolicy = policy }
    #expect(screen.layout.numberOfPages == count)
    screen.move(to: offset)
    return screen
  }

  @Test(arguments: LayoutUnderTest.allCases, [1, 2, 3])
  func `a swipe turns one page, however fast it is`(layout: LayoutUnderTest, limit: Int) {
    let count = Strip().pages(of: layout).count
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal) { layout, _ in
        layout.releasePolicy.maximumPagesPerDrag = limit
      }
      for page in Set([0, 1, 7, 20, 24].map { min($0, count - 1) }) {
        let start = screen.offset(ofPage: page)
        screen.move(to: start)
        let lowest = screen.offset(ofPage: layout.page(page - limit, of: count))
        let highest = screen.offset(ofPage: layout.page(page + limit, of: count))
        for velocity in [-9, -1, -0.3, 0, 0.3, 1, 9] as [CGFloat] {
          for coast in [-3000, -200, -40, 0, 40, 200, 3000] as [CGFloat] {
            let target = screen.target(proposed: start + coast, velocity: velocity)
            #expect(target >= lowest)
            #expect(target <= highest)
          }
        }
      }
    }
  }

  @Test(
    arguments: alike
  )
  func `without a limit, the page nearest to the proposed offset, in both directions`(
    layout: LayoutUnderTest
  ) {
    let screen = pages(layout, 200, at: 800)
    for distance in stride(from: CGFloat(110), through: 780, by: 10) {
      let expected = min(800, (distance / 200).rounded() * 200)
      #expect(screen.target(proposed: 800 + distance, velocity: 1) == 800 + expected)
      // Of two equally near pages, the one in the direction of travel.
      #expect(screen.target(proposed: 800 - distance, velocity: -1) == 800 - expected)
    }
    #expect(screen.target(proposed: 200, velocity: -1) == 200)
    #expect(screen.target(proposed: 1600, velocity: 3) == 1600)
  }

  @Test(arguments: alike, [0.1, 0.3, 0.5, 0.8])
  func `the fraction that turns a page can be set`(layout: LayoutUnderTest, fraction: CGFloat) {
    let screen = pages(layout, 200, policy: ReleasePolicy(turnFraction: fraction), at: 400)
    #expect(screen.target(proposed: 400 + 200 * fraction - 1) == 400)
    #expect(screen.target(proposed: 400 + 200 * fraction + 1) == 600)
    #expect(screen.target(proposed: 400 - 200 * fraction + 1) == 400)
    #expect(screen.target(proposed: 400 - 200 * fraction - 1) == 200)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a flick never springs back`(layout: LayoutUnderTest) {
    for (isHorizontal, policy) in [true, false].flatMap({
      [($0, ReleasePolicy.picker), ($0, .shelf)]
    }) {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      screen.layout.releasePolicy = policy
      let pages = Strip().pages(of: layout)
      let first = screen.offset(ofPage: 0)
      // In a loop, the shortest way to the last page leads back.
      let last =
        layout.hasEnds
        ? screen.offset(ofPage: pages.last)
        : (0..<pages.last).reduce(first) { $0 + pages.pageStride(after: $1) }
      for offset in stride(from: first, through: last, by: Effort.scaled(quick: 41, full: 17)) {
        screen.move(to: offset)
        for velocity in [policy.flickVelocity + 0.01, 0.6, 3] {
          let on = screen.target(proposed: offset + 5, velocity: velocity)
          #expect(on > offset || layout.hasEnds && on == last)
          let back = screen.target(proposed: offset - 5, velocity: -velocity)
          #expect(back < offset || layout.hasEnds && back == first)
        }
      }
    }
    let screen = pages(.center, 200, at: 50)
    #expect(screen.target(proposed: 90, velocity: 0.5) == 200)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a view at rest on a page keeps its exact offset`(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let screen = SnapScreen(
        strip: layout.make(), isHorizontal: isHorizontal, itemLength: 70.7, spacing: 9.13)
      let pages = Strip(itemLength: 70.7, spacing: 9.13).pages(of: layout)
      #expect(screen.layout.numberOfPages == pages.count)
      for page in 0..<pages.count {
        let offset = screen.offset(ofPage: page)
        screen.move(to: offset)
        #expect(screen.target(proposed: screen.offset) == screen.offset)
        #expect(screen.target(proposed: screen.offset, velocity: 0.05) == screen.offset)
      }
    }
  }

  @Test(arguments: [
    (LayoutUnderTest.leadingPadded, -40), (.shelf, 50), (.flushShelf, 50), (.shelfOfTwo, 50),
  ])
  func `negative target offsets keep their sign`(layout: LayoutUnderTest, next: CGFloat) {
    let screen = SnapScreen(strip: layout.make()) { _, view in
      view.contentInset.left = 130
    }
    #expect(screen.target(proposed: -120) == -130)
    #expect(screen.target(proposed: next - 20) == next)
  }
}

#if canImport(UIKitSimulation)
extension ReleaseOnScreenTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `swipes in quick succession turn one page each`(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let screen = SnapScreen(
        strip: layout.make(), isHorizontal: isHorizontal
      ) { layout, _ in layout.releasePolicy = .shelf }
      for page in 1...4 {
        screen.drag(by: -140, over: 0.06)
        screen.simulation.runUntilRest()
        #expect(screen.layout.currentPage == page)
      }
      for _ in 1...3 {
        screen.drag(by: -60, over: 0.06)
        screen.simulation.run(for: 0.1)
      }
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == 7)
      #expect(screen.isOnPage)
    }
  }

  private final class EveryThirdPage: CenteredPickerLayout {
    override func page(for release: DragRelease, stops: PageStops) -> Int? {
      super.page(for: release, stops: stops).map { ($0 + 1) / 3 * 3 }
    }
  }

  @Test func `a subclass may have a release rule of its own`() {
    let screen = SnapScreen(EveryThirdPage()) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
    }
    screen.drag(by: -260, over: 0.5, hold: 0.2)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 3)
    #expect(screen.layout.pageStops[3] == screen.offset)
  }
}
#endif
