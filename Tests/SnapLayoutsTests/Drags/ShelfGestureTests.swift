#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The shelf under a finger.
@MainActor
@Suite(.worlds) struct ShelfGestureTests {
  private func shelf(
    count: Int = 40, isRightToLeft: Bool = false, sizes: (@MainActor (IndexPath) -> CGSize)? = nil
  ) -> SnapScreen<GroupPagingLayout> {
    SnapScreen(
      GroupPagingLayout(), size: CGSize(width: 375, height: 100), counts: [count],
      configure: { layout, view in
        layout.itemSize = CGSize(width: 70, height: 90)
        layout.minimumLineSpacing = 30
        layout.sectionInset.left = 20
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      }, sizes: sizes)
  }

  private func swipe(_ screen: SnapScreen<GroupPagingLayout>, _ distance: CGFloat) {
    screen.simulation.finger.drag(
      from: CGPoint(x: 187, y: 50), by: CGPoint(x: distance, y: 0), over: 0.1)
  }

  @Test(arguments: [-40.0, -150, -180])
  func `a swipe turns one page, however fast it is`(distance: CGFloat) {
    let screen = shelf()
    swipe(screen, distance)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 1)
    #expect(screen.offset == 300)
    swipe(screen, -distance)
    screen.simulation.runUntilRest()
    #expect(screen.offset == 0)
  }

  @Test(arguments: [0.1, 0.15, 0.25])
  func `rapid swipes turn exactly one page each, in both directions`(pause: TimeInterval) {
    for sizes in [nil, { CGSize(width: 60 + CGFloat($0.item % 3) * 10, height: 90) }]
      as [(@MainActor (IndexPath) -> CGSize)?]
    {
      let screen = shelf(sizes: sizes)
      for number in 0..<6 {
        // Each swipe begins before the previous one has come to rest.
        #expect(number == 0 || screen.view.isDecelerating)
        swipe(screen, -90)
        screen.simulation.run(for: pause)
      }
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == 6)
      for _ in 0..<4 {
        swipe(screen, 90)
        screen.simulation.run(for: pause)
      }
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == 2)
    }
  }

  @Test func `swipes in any order turn one page each`() {
    let uneven: @MainActor (IndexPath) -> CGSize = {
      CGSize(width: CGFloat(50 + $0.item * 37 % 60), height: 90)
    }
    var interrupted = 0
    law(seed: 23, cases: 100) { generator in
      let isRightToLeft = generator.chance(30)
      let screen = shelf(
        count: 120, isRightToLeft: isRightToLeft, sizes: generator.chance(50) ? uneven : nil)
      let offsets = (0..<screen.layout.numberOfPages).map { screen.offset(ofPage: $0) }
      var page = offsets.count / 2
      screen.layout.scroll(toPage: page, animated: false)
      screen.simulation.runUntilRest()
      var story = "\(page)"
      for _ in 0..<6 {
        let (offset, step) = (screen.offset, generator.chance(60) ? 1 : -1)
        if screen.view.isDecelerating { interrupted += 1 }
        let goesOn = CGFloat(step) * (offsets[page] - offset) > 0.25
        let near = nearest(to: offset, of: offsets)
        let isAhead = CGFloat(step) * (offsets[near] - offset) > 0.25
        page = (goesOn ? page : isAhead ? near - step : near) + step
        let distance: CGFloat = generator.pick([50, 90, 150])
        swipe(screen, (isRightToLeft ? distance : -distance) * CGFloat(step))
        screen.simulation.run(for: generator.pick([0.1, 0.13, 0.2, 0.3, 1]))
        story += ", at \(offset) to \(page)"
      }
      screen.simulation.runUntilRest()
      let rests = screen.layout.currentPage == page && screen.offset == offsets[page]
      return rests ? nil : "\(story), but rests on \(screen.layout.currentPage)"
    }
    #expect(interrupted > Effort.scaled(quick: 10, full: 100))
  }

  private func nearest(to offset: CGFloat, of offsets: [CGFloat]) -> Int {
    // Of two equally near offsets, the later one, as always without a velocity.
    offsets.indices.reversed().min { abs(offsets[$0] - offset) < abs(offsets[$1] - offset) } ?? 0
  }

  @Test func `a swipe back from just before a page turns one page`() {
    let screen = shelf()
    screen.layout.scroll(toPage: 1, animated: false)
    screen.simulation.runUntilRest()
    swipe(screen, -90)
    while screen.offset < 590 { screen.simulation.run(for: 1 / 60.0) }
    #expect(screen.view.isDecelerating)
    #expect(screen.offset < 600)
    swipe(screen, 90)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 1)
  }

  @Test func `a drag that stops a deceleration and goes back ends where that began`() {
    let screen = shelf()
    swipe(screen, -90)
    screen.simulation.run(for: 0.02)
    #expect(screen.offset < 150)
    swipe(screen, 60)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 0)
    // Stopped on the way from page 2 to page 3, before its middle and after it.
    for (pause, isBeforeMiddle) in [(0.02, true), (0.2, false)] {
      screen.layout.scroll(toPage: 2, animated: false)
      screen.simulation.runUntilRest()
      swipe(screen, -90)
      screen.simulation.run(for: pause)
      #expect(screen.view.isDecelerating)
      #expect((screen.offset < 750) == isBeforeMiddle)
      swipe(screen, 60)
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == 2)
    }
  }

  @Test(arguments: [(130.0, 0), (165, 1)])
  func `a slow release goes to the nearer page, both ways`(distance: CGFloat, page: Int) {
    let screen = shelf()
    screen.simulation.finger.drag(
      from: CGPoint(x: 250, y: 50), by: CGPoint(x: -distance, y: 0), over: 0.5, hold: 0.3)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == page)
    screen.layout.scroll(toPage: 2, animated: false)
    screen.simulation.finger.drag(
      from: CGPoint(x: 100, y: 50), by: CGPoint(x: distance, y: 0), over: 0.5, hold: 0.3)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 2 - page)
  }

  @Test(arguments: [1, 3, nil] as [Int?])
  func `limits of one page, three pages and any number per drag`(limit: Int?) {
    let screen = shelf(count: 60)
    screen.layout.preferredDecelerationRate = .normal
    screen.layout.releasePolicy.maximumPagesPerDrag = limit
    screen.simulation.finger.drag(
      from: CGPoint(x: 350, y: 50), by: CGPoint(x: -320, y: 0), over: 0.08)
    screen.simulation.runUntilRest()
    if let limit {
      #expect(screen.layout.currentPage == limit)
    } else {
      #expect(screen.layout.currentPage > 3)
    }
    #expect(screen.offset == CGFloat(screen.layout.currentPage) * 300)
  }

  @Test func `the last page is reachable, and a swipe doesn't go beyond it`() {
    let screen = shelf(count: 10)
    for _ in 0..<6 {
      swipe(screen, -150)
      screen.simulation.runUntilRest()
    }
    #expect(screen.layout.currentPage == 3)
    #expect(screen.offset == 900)
    #expect(screen.attributes(9)?.frame.minX == 920)
  }
}
#endif
