#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// MARK: Many items

extension ComplaintTests {
  private final class Weak {
    weak var attributes: UICollectionViewLayoutAttributes?

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }
  }

  /// Counts what it hands out and what is invalidated.
  private final class CountingPicker: CenteredPickerLayout {
    var queries = 0
    var handedOut: [Weak] = []
    var singleQueries = 0
    var invalidations = 0
    var metricInvalidations = 0

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let found = super.layoutAttributesForElements(in: rect)
      queries += 1
      handedOut += (found ?? []).map(Weak.init)
      return found
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      singleQueries += 1
      return super.layoutAttributesForItem(at: indexPath)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      invalidations += 1
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      if context.invalidateEverything || context.invalidateDataSourceCounts
        || flow?.invalidateFlowLayoutDelegateMetrics != false
        || flow?.invalidateFlowLayoutAttributes != false
      {
        metricInvalidations += 1
      }
      super.invalidateLayout(with: context)
    }
  }

  /// What each frame of three flicks from the middle of the items costs.
  private func costs(count: Int, sized: Bool, isHorizontal: Bool) -> [[Int]] {
    let sizes: @MainActor (IndexPath) -> CGSize = {
      let length = 60 + CGFloat($0.item % 7) * 10
      return CGSize(width: isHorizontal ? length : 320, height: isHorizontal ? 320 : length)
    }
    let screen = SnapScreen<CountingPicker>(
      CountingPicker(), size: CGSize(width: 320, height: 320), counts: [count],
      configure: { layout, _ in
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.itemSize = CGSize(width: isHorizontal ? 80 : 320, height: isHorizontal ? 320 : 80)
        layout.releasePolicy.flickVelocity = 0.1
      },
      sizes: sized ? sizes : nil)
    let (layout, source) = (screen.layout, screen.source as? SizedItems)
    layout.scroll(toPage: 140, animated: false)
    screen.simulation.runUntilRest()
    let sizeRequests = source?.sizeRequests
    #expect(sizeRequests ?? count == count)
    (layout.invalidations, layout.metricInvalidations) = (0, 0)
    var costs: [[Int]] = []
    screen.simulation.onFrame = {
      costs.append([
        layout.queries, layout.handedOut.count, layout.singleQueries, layout.invalidations,
        screen.view.visibleCells.count, screen.view.subviews.count,
      ])
    }
    for distance in [-150, 60, -150] as [CGFloat] {
      screen.drag(by: distance, over: 0.08)
      screen.simulation.runUntilRest()
    }
    #expect(screen.isOnPage)
    #expect(layout.currentPage > 145)
    #expect(layout.metricInvalidations == 0)
    #expect(layout.invalidations > 100)
    #expect(source?.sizeRequests == sizeRequests)
    // Nothing is kept but what is on the screen and what UIKit fetches ahead.
    #expect(layout.handedOut.count { $0.attributes != nil } < 40)
    #expect(screen.view.subviews.count < 20)
    #expect(screen.simulation.faults == [])
    return costs
  }

  @Test(
    "C25: a frame costs the same with ten thousand items", arguments: [true, false], [true, false])
  func frames(sized: Bool, isHorizontal: Bool) {
    let many = costs(count: 10_000, sized: sized, isHorizontal: isHorizontal)
    #expect(many.count > 100)
    #expect(many == costs(count: 301, sized: sized, isHorizontal: isHorizontal))
    // In any one frame the layout hands out what fits into a few screens.
    for (before, after) in zip(many, many.dropFirst()) { #expect(after[1] - before[1] < 60) }
  }

  @Test("C25: nothing lives on", arguments: LayoutUnderTest.ofSingleItems)
  func noLeaks(layout: LayoutUnderTest) {
    weak var view: UICollectionView?
    weak var weakLayout: SnapFlowLayout?
    weak var attributes: UICollectionViewLayoutAttributes?
    do {
      let screen = SnapScreen(strip: layout.make())
      screen.layout.onRest = { [weak layout = screen.layout] _ in layout?.invalidateEffects() }
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
