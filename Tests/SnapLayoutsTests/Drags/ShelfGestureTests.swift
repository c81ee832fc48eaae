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
}
#endif
