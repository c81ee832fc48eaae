#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Items that an app hides by a size of zero.
@MainActor
@Suite(.worlds) struct HiddenItemTests {
  private func screen(
    _ kind: LayoutUnderTest, _ way: Way, scale: CGFloat, hiding hidden: Set<Int>
  ) -> SnapScreen<SnapFlowLayout> {
    let isStrip = { (item: IndexPath) in !hidden.contains(item.item) }
    let isHorizontal = way != .vertical
    return SnapScreen(
      kind.make(), size: .strip(300, isHorizontal: isHorizontal), scale: anyScale(scale),
      counts: [14],
      configure: { layout, view in
        view.semanticContentAttribute = way == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.minimumLineSpacing = 10
      }, sizes: { isStrip($0) ? .strip(80, isHorizontal: isHorizontal) : .zero })
  }

  @Test(
    arguments: LayoutUnderTest.allCases, [[5], [0, 1], [12, 13], [0, 4, 5, 13]] as [Set<Int>])
  func `a size of zero hides an item: it is on no page and never in front`(
    kind: LayoutUnderTest, hidden: Set<Int>
  ) {
    for (way, scale) in zip(Way.allCases, [1, 3, 2] as [CGFloat]) {
      let screen = screen(kind, way, scale: scale, hiding: hidden)
      screen.simulation.runUntilRest()
      let layout = screen.layout
      for item in hidden {
        #expect(layout.page(forItemAt: IndexPath(item: item, section: 0)) == nil)
      }
      var shown: [Int] = []
      for page in 0..<layout.numberOfPages {
        shown += layout.indexPaths(inPage: page).map(\.item)
        layout.scroll(toPage: page, animated: Effort.scaled(quick: page == 5, full: true))
        screen.simulation.runUntilRest()
        #expect(screen.isOnPage && layout.currentPage == page)
        let front = layout.currentIndexPath.map(\.item)
        #expect(front.map { !hidden.contains($0) } == true, "page \(page)")
        // Something is to be seen where the view rests.
        #expect(screen.view.visibleCells.contains { $0.frame.intersects(screen.view.bounds) })
      }
      #expect(shown == (0..<14).filter { !hidden.contains($0) })
      #expect(screen.simulation.faults == [])
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `without any item to be seen there is no page`(kind: LayoutUnderTest, isUniform: Bool) {
    for (way, scale) in zip(Way.allCases, [1, 2, 3] as [CGFloat]) {
      // A banner gives its items a size of its own.
      let screen =
        isUniform && !kind.fillsViewport
        ? SnapScreen(
          strip: kind.make(), isHorizontal: way != .vertical, itemLength: 0, scale: anyScale(scale))
        : screen(kind, way, scale: scale, hiding: Set(0..<14))
      screen.simulation.runUntilRest()
      #expect(screen.layout.numberOfPages == 0 && screen.layout.currentIndexPath == nil)
      screen.dragToRest(by: -100, over: 0.1)
      #expect(screen.simulation.faults == [])
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a request while the view has no size arrives, and its completion says so`(
    kind: LayoutUnderTest, animated: Bool
  ) {
    for (way, scale) in zip(Way.allCases, [1, 2, 3] as [CGFloat]) {
      let stage = PromiseStage(kind, way, scale: anyScale(scale))
      let size = stage.view.frame.size
      var ends: [Bool] = []
      stage.view.frame.size = .zero
      stage.view.layoutIfNeeded()
      stage.screen.passFrame()
      stage.layout.scroll(toPage: 3, animated: animated) { ends.append($0) }
      stage.view.layoutIfNeeded()
      stage.screen.passFrame()
      #expect(ends == [])
      stage.view.frame.size = size
      stage.rest()
      #expect(stage.layout.currentPage == 3)
      #expect(stage.view.contentOffset == stage.layout.contentOffset(forPage: 3))
      #expect(ends == [true])
    }
  }
}
#endif
