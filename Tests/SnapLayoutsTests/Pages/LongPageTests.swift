#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A page that is longer than the viewport is a range of offsets, in which the view may rest anywhere; the strip has
/// items of 200, 900, 200 and 200 points, ten apart, in a view of 375.
@MainActor
struct LongPageTests {
  private let lengths: [CGFloat] = [200, 900, 200, 200]

  private func strip(
    _ way: Way = .horizontal, configure: (SnapFlowLayout) -> Void = { _ in }
  ) -> SnapScreen<SnapFlowLayout> {
    SnapScreen(
      strip: SnapFlowLayout(), isHorizontal: way != .vertical, isRightToLeft: way == .rightToLeft,
      length: 375, counts: [4], configure: { layout, _ in configure(layout) },
      lengths: { lengths[$0.item % 4] })
  }

  /// Drags so that the offset grows by a distance, and lets go without velocity.
  private func drag(_ screen: SnapScreen<SnapFlowLayout>, by distance: CGFloat, _ way: Way) {
    // The view follows the finger after its first 10 points.
    let travel = distance + (distance < 0 ? -10 : 10)
    screen.drag(by: way == .rightToLeft ? travel : -travel, over: 0.5, hold: 0.3)
    screen.simulation.run(for: 2)
  }

  @Test(arguments: Way.allCases) func `a long page is read to its end`(way: Way) {
    let screen = strip(way)
    screen.layout.scroll(toPage: 1, animated: false)
    screen.passFrame()
    var rests: [CGFloat] = []
    for _ in 0..<4 {
      drag(screen, by: 200, way)
      rests.append(screen.offset)
    }
    // The third drag ends at 810, nearer to the end of the page.
    #expect(rests == [410, 610, 735, 1_120])
    drag(screen, by: -200, way)
    #expect(screen.offset == 735 && screen.layout.currentPage == 1)
    drag(screen, by: -500, way)
    #expect(screen.offset == 235 && screen.layout.pagePosition == 1)
  }

  @Test(arguments: PageAlignment.allCases)
  func `every alignment begins at the beginning`(alignment: PageAlignment) {
    for pads in [false, true] {
      let screen = strip { ($0.pageAlignment, $0.padsEdges) = (alignment, pads) }
      let start = screen.attributes(1)?.frame.minX ?? .nan
      let (first, last) = (screen.pixel(nearest: start), screen.pixel(nearest: start + 525))
      #expect(screen.layout.pageStops.offsets(ofPage: 1) == first...last)
    }
  }

  /// The view comes to rest once, wherever between pixels a page begins or ends.
  @Test(arguments: [1, 2, 3]) func `a drag on a long page rests once`(scale: CGFloat) {
    for seed in Effort.seeds(quick: 60, full: 2000) {
      var generator = SeededGenerator(seed: seed)
      let lengths = (0..<4).map { _ in CGFloat(generator.integer(1600...7000)) / 8 }
      let inset = CGFloat(generator.integer(0...8)) / 4
      let isShelf = generator.integer(0...1) == 0
      let layout = isShelf ? GroupPagingLayout() : SnapFlowLayout()
      layout.pageAlignment = PageAlignment.allCases[generator.integer(0...2)]
      let screen = SnapScreen(
        strip: layout, length: CGFloat(generator.integer(1500...3200)) / 8, scale: scale,
        counts: [4], configure: { $1.contentInset.left = inset }, lengths: { lengths[$0.item % 4] })
      screen.simulation.runUntilRest()
      for drag in 0..<3 {
        var rests: [CGFloat] = []
        layout.onSettle = { (_: Int) in rests.append(screen.offset) }
        screen.drag(
          by: CGFloat(generator.integer(-300...100)), over: 0.1,
          hold: generator.integer(0...1) == 0 ? 0 : 0.3)
        screen.simulation.runUntilRest()
        screen.simulation.run(for: 0.5)
        // A view that rests on the same page again reports nothing.
        #expect(rests == [] || rests == [screen.offset], "\(seed), drag \(drag)")
        #expect(screen.isOnPage, "\(seed), drag \(drag)")
      }
    }
  }

  /// Coming back over a page, one arrives at its end, and with a number, at its beginning.
  @Test func `a step back arrives at the end`() {
    let screen = strip()
    screen.layout.scroll(toPage: 2, animated: false)
    #expect(screen.layout.scrollToPreviousPage(animated: true))
    screen.simulation.run(for: 1)
    #expect(screen.offset == 735)
    #expect(screen.layout.scrollToPreviousPage(animated: true))
    screen.simulation.run(for: 1)
    #expect(screen.offset == 0)
    #expect(screen.layout.scrollToNextPage(animated: true))
    screen.simulation.run(for: 1)
    #expect(screen.offset == 210)
    screen.layout.scroll(toPage: 2, animated: false)
    screen.layout.scroll(toPage: 1, animated: true)
    screen.simulation.run(for: 1)
    #expect(screen.offset == 210)
  }

  @Test(arguments: Way.allCases, [false, true])
  func `three fingers show all of a page before they turn it`(way: Way, isReduced: Bool) {
    (Simulation.voiceOver, Simulation.reduceMotion) = (true, isReduced)
    defer { (Simulation.voiceOver, Simulation.reduceMotion) = (false, false) }
    for pinned in [0, 40] as [CGFloat] {
      let screen = strip(way) { layout in
        layout.headerReferenceSize = CGSize(width: pinned, height: pinned)
        layout.sectionHeadersPinToVisibleBounds = pinned > 0
      }
      let (layout, last) = (screen.layout, screen.layout.numberOfPages - 1)
      let (first, end) = (screen.offset(ofPage: 1), layout.pageStops.offsets(ofPage: 1).upperBound)
      let (begin, shown) = (screen.offset, 375 - pinned)
      /// The offsets at which the view rests until three fingers scroll no more.
      func rests(_ direction: UIAccessibilityScrollDirection) -> [CGFloat] {
        var rests: [CGFloat] = []
        _ = Simulation.takeAccessibilityPosts()
        while layout.accessibilityScroll(direction), rests.count < 9 {
          screen.simulation.runUntilRest()
          rests.append(screen.offset)
          let posts = Simulation.takeAccessibilityPosts().map(\.text)
          #expect(posts == [spokenPage(layout.currentPage, of: last + 1)])
          #expect(screen.isOnPage)
        }
        return rests
      }
      let others = (2...last).map { screen.offset(ofPage: $0) }
      #expect(rests(.next) == [first, first + shown, end] + others)
      #expect(rests(.previous) == others.reversed().dropFirst() + [end, end - shown, first, begin])
    }
  }

  @Test func `three fingers that scroll on at once skip nothing`() {
    let screen = strip()
    #expect(screen.layout.accessibilityScroll(.next) && screen.layout.accessibilityScroll(.next))
    screen.simulation.runUntilRest()
    #expect(screen.offset == 585)
    screen.simulation.run(for: 1)
    #expect(screen.offset == 585 && screen.layout.currentPage == 1)
    screen.layout.scroll(toPage: 1, animated: false)
    #expect(screen.layout.accessibilityScroll(.next))
    screen.simulation.run(for: 0.1)
    #expect(screen.layout.accessibilityScroll(.next))
    screen.simulation.runUntilRest()
    #expect(screen.offset == 735)
  }

  /// What the person reads stays on the screen.
  @Test func `updates and rotation keep the place`() {
    let screen = strip()
    screen.layout.scroll(toPage: 1, animated: false)
    drag(screen, by: 200, .horizontal)
    #expect(screen.offset == 410)
    screen.insert(0..<4)
    screen.simulation.run(for: 1)
    #expect(screen.offset == 1_950)
    #expect(screen.layout.currentIndexPath == IndexPath(item: 5, section: 0))
    screen.resize(toLength: 800)
    screen.simulation.run(for: 1)
    // Now the whole page is 100 points longer than the view.
    #expect(screen.offset == 1_750 + 100 && screen.isOnPage)
    screen.resize(toLength: 1_000)
    screen.simulation.run(for: 1)
    #expect(screen.offset == 1_750 && screen.isOnPage)
  }

  /// A wheel stops anywhere on the page, and leaves it for the next one.
  @Test func `a wheel stops on the page`() {
    let screen = strip()
    for (offset, rest) in [(300, 300), (600, 600), (735, 735)] as [(CGFloat, CGFloat)] {
      screen.move(to: offset - 5)
      screen.passFrame()
      screen.move(to: offset)
      screen.simulation.run(for: 2)
      #expect(screen.offset == rest)
    }
    for offset in [745, 755, 765] as [CGFloat] {
      screen.move(to: offset)
      screen.passFrame()
    }
    screen.simulation.run(for: 2)
    #expect(screen.offset == 1_120)
  }

  @Test func `a loop has long pages, too`() {
    let screen = strip { $0.isLoopingEnabled = true }
    #expect(screen.layout.isLooping)
    screen.layout.scroll(toPage: 1, animated: false)
    screen.passFrame()
    let start = screen.offset
    drag(screen, by: 300, .horizontal)
    #expect(screen.offset == start + 300 && screen.layout.currentPage == 1)
    screen.layout.scroll(toPage: 2, animated: false)
    screen.layout.scrollToPreviousPage(animated: true)
    screen.simulation.run(for: 1)
    #expect(screen.offset == start + 525 && screen.layout.currentPage == 1)
  }

  @Test func `a step back from a request that waits for a size shows the end of a long page`() {
    let screen = strip { _ in }
    let size = screen.view.frame.size
    screen.view.frame.size = .zero
    screen.view.layoutIfNeeded()
    screen.layout.scroll(toPage: 2, animated: false)
    screen.layout.scrollToPreviousPage(animated: false)
    screen.view.frame.size = size
    screen.view.layoutIfNeeded()
    screen.passFrame()
    #expect(screen.layout.currentPage == 1)
    #expect(screen.offset == screen.layout.pageStops.offsets(ofPage: 1).upperBound)
  }

  /// A page of several lines is one page, longer than the view.
  @Test func `a page of several lines`() {
    let screen = SnapScreen(strip: SnapFlowLayout(), length: 375, itemLength: 200, counts: [12]) {
      layout, _ in layout.pageContents = .items(4)
    }
    let layout = screen.layout
    #expect(layout.numberOfPages == 3)
    #expect((0..<3).map(layout.pageStops.offsets) == [0...455, 840...1_295, 1_680...2_135])
    drag(screen, by: 200, .horizontal)
    #expect(screen.offset == 200 && layout.currentPage == 0)
    layout.scroll(toItemAt: IndexPath(item: 5, section: 0), animated: true)
    screen.simulation.run(for: 1)
    #expect(screen.offset == 1_050 && layout.currentPage == 1)
    layout.scroll(toItemAt: IndexPath(item: 7, section: 0), animated: false)
    screen.simulation.run(for: 1)
    #expect(screen.offset == 1_295 && screen.isOnPage)
    // The lines of the first page begin at 0, 210, 420 and 630. Half-way between two, the earlier one is in front.
    for (offset, item) in [(315, 1), (316, 2)] as [(CGFloat, Int)] {
      screen.move(to: offset)
      #expect(layout.bookmark.indexPath.item == item)
    }
  }
}
#endif
