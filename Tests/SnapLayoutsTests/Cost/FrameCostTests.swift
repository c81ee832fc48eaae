#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// A frame costs the same with ten thousand items, and nothing stays behind.
@MainActor
@Suite(.worlds) struct FrameCostTests {
  /// The cost of each frame of three flicks from the middle of the items.
  private func costs(
    _ candidate: LayoutUnderTest, count: Int, sized: Bool, isHorizontal: Bool
  ) -> [[Int]] {
    let layout = CountingLayout(like: candidate.make())
    let counts = layout.counts
    let lengths: @MainActor (IndexPath) -> CGFloat = { 60 + CGFloat($0.item % 7) * 10 }
    let screen = SnapScreen<SnapFlowLayout>(
      strip: layout, isHorizontal: isHorizontal, counts: [count],
      configure: { layout, _ in layout.releasePolicy.flickVelocity = 0.1 },
      lengths: sized ? lengths : nil)
    let source = screen.source as? SizedItems
    layout.scroll(toItemAt: IndexPath(item: 140, section: 0), animated: false)
    screen.simulation.runUntilRest()
    let start = layout.currentPage
    let sizeRequests = source?.sizeRequests
    // The flow layout asks once for each item. With very many items, our layout asks once more.
    #expect(sizeRequests.map { $0 == (count > 1000 ? 2 * count : count) } ?? true)
    counts.forgetInvalidations()
    var costs: [[Int]] = []
    // Loops of different lengths may begin at different offsets.
    let before = counts.handedOut
    screen.simulation.onFrame = {
      costs.append([
        counts.queries, counts.handedOut - before, counts.singleQueries, counts.invalidations,
        screen.view.visibleCells.count, screen.view.subviews.filter { !$0.isHidden }.count,
      ])
    }
    for distance in [-150, 60, -150] as [CGFloat] { screen.dragToRest(by: distance, over: 0.08) }
    #expect(screen.isOnPage)
    // The flicks go on to a page, back, and on again. A picker coasts over any number of pages.
    #expect(candidate == .picker ? layout.currentPage > 145 : layout.currentPage == start + 1)
    #expect(counts.metricInvalidations == 0)
    // Without effects nothing is invalidated, but a loop is placed again once per viewport.
    if candidate == .picker {
      #expect(counts.invalidations > 50)
    } else {
      #expect(counts.invalidations <= (candidate.hasEnds ? 0 : 10))
    }
    #expect(source?.sizeRequests == sizeRequests)
    // Only the attributes on the screen and those that UIKit prefetches are kept.
    #expect(counts.alive < 40)
    #expect(screen.view.subviews.count < 20)
    #expect(screen.simulation.faults == [])
    return costs
  }

  @Test(arguments: [LayoutUnderTest.picker, .shelf, .loop], [true, false])
  func `a frame costs the same with ten thousand items`(layout: LayoutUnderTest, sized: Bool) {
    for isHorizontal in [true, false] {
      let many = costs(layout, count: 10_000, sized: sized, isHorizontal: isHorizontal)
      #expect(many.count > 100)
      let few = costs(layout, count: 301, sized: sized, isHorizontal: isHorizontal)
      // The frames in which a loop is placed again depend on its first offset.
      let kinds = layout.hasEnds ? 6 : 2
      #expect(many.map { $0.suffix(kinds) } == few.map { $0.suffix(kinds) })
      // In each frame, the layout returns no more elements than fit into a few screens.
      for costs in [many, few] {
        for (before, after) in zip(costs, costs.dropFirst()) {
          #expect(after[1] - before[1] < 60)
          #expect(after[3] - before[3] <= 1)
        }
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `nothing is leaked`(layout: LayoutUnderTest) {
    weak var view: UICollectionView?
    weak var weakLayout: SnapFlowLayout?
    weak var attributes: UICollectionViewLayoutAttributes?
    do {
      let screen = SnapScreen(strip: layout.make())
      screen.layout.onSettle = { [weak layout = screen.layout] _ in layout?.invalidateEffects() }
      (view, weakLayout) = (screen.view, screen.layout)
      attributes = screen.attributes(2)
      screen.drag(by: -150, over: 0.1)
      screen.simulation.run(for: 0.1)
    }
    #expect(view == nil)
    #expect(weakLayout == nil)
    #expect(attributes == nil)
  }
}
#endif
