#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// The cost of a shelf with very many items, in calls instead of time: the flow layout creates one attributes object
/// for each item that it is asked for.
@MainActor
struct ShelfCostTests {
  /// The calls and objects up to a moment.
  private struct Costs: Equatable {
    var (sizes, requests, attributes, handedOut, others) = (0, 0, 0, 0, 0)

    @MainActor
    init(of screen: SnapScreen<CountingLayout>, since earlier: Costs? = nil) {
      let counts = screen.layout.counts
      sizes = ((screen.source as? SizedItems)?.sizeRequests ?? 0) - (earlier?.sizes ?? 0)
      requests = screen.source.requests - (earlier?.requests ?? 0)
      attributes = CountedAttributes.made - (earlier?.attributes ?? 0)
      handedOut = counts.handedOut - (earlier?.handedOut ?? 0)
      others = counts.singleQueries + counts.metricInvalidations - (earlier?.others ?? 0)
    }
  }

  private func shelf(count: Int, isUneven: Bool) -> SnapScreen<CountingLayout> {
    let uneven: @MainActor (IndexPath) -> CGSize = {
      CGSize(width: CGFloat(60 + $0.item * 37 % 80), height: 90)
    }
    return SnapScreen(
      shelf: CountingLayout(like: GroupPagingLayout()), count: count,
      sizes: isUneven ? uneven : nil)
  }

  /// The cost of new data until it is on the screen: of equal items, whose pages are computed in closed form, or of uneven
  /// ones, which are read one by one.
  private func newData(count: Int, isUneven: Bool = false) -> Costs {
    let screen = shelf(count: count, isUneven: isUneven)
    screen.layout.scroll(toItemAt: IndexPath(item: 600, section: 0), animated: false)
    screen.simulation.runUntilRest()
    let before = Costs(of: screen)
    screen.view.reloadData()
    screen.simulation.runUntilRest()
    #expect(screen.isOnPage)
    return Costs(of: screen, since: before)
  }

  @Test func `new data costs the same for a million equal items`() {
    let many = newData(count: 1_000_000)
    #expect(many == newData(count: 1_000))
    #expect((1..<40).contains(many.attributes) && (1..<40).contains(many.requests))
  }

  @Test func `new data costs a call or two for each uneven item, but no attributes`() {
    let (few, many) = (1_000, 100_000)
    let costs = (newData(count: few, isUneven: true), newData(count: many, isUneven: true))
    #expect(costs.0.sizes == few && costs.1.sizes == 2 * many)
    // One object for each frame that is read, and those on the screen; of many, some are read as a check.
    #expect((0..<40).contains(costs.0.attributes - few) && costs.1.attributes < 200)
    #expect(costs.1.requests == costs.0.requests && costs.1.handedOut == costs.0.handedOut)
  }
}
#endif
