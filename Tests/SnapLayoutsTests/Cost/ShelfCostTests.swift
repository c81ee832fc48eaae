#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The cost of a shelf with very many items, in calls instead of time.
///
/// The flow layout creates one attributes object for each item that it is asked for, so the number
/// of objects is the number of calls.
@MainActor
struct ShelfCostTests {
  /// Equal items, whose pages are computed in closed form, and uneven ones, which are read one by one.
  enum Items: CaseIterable, Sendable {
    case equal, uneven

    var few: Int { 1000 }
    var many: Int { self == .equal ? 1_000_000 : 100_000 }
  }

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

  private func shelf(_ items: Items, count: Int) -> SnapScreen<CountingLayout> {
    let uneven: @MainActor (IndexPath) -> CGSize = {
      CGSize(width: CGFloat(60 + $0.item * 37 % 80), height: 90)
    }
    return SnapScreen(
      CountingLayout(like: GroupPagingLayout()), size: CGSize(width: 375, height: 100),
      counts: [count],
      configure: { layout, _ in
        layout.itemSize = CGSize(width: 70, height: 90)
        layout.minimumLineSpacing = 30
        layout.sectionInset.left = 20
      },
      sizes: items == .equal ? nil : uneven)
  }

  /// The cost of new data until it is on the screen.
  private func newData(_ items: Items, count: Int) -> Costs {
    let screen = shelf(items, count: count)
    screen.layout.scroll(toItemAt: IndexPath(item: 600, section: 0), animated: false)
    screen.simulation.runUntilRest()
    let before = Costs(of: screen)
    screen.view.reloadData()
    screen.simulation.runUntilRest()
    #expect(screen.isOnPage)
    return Costs(of: screen, since: before)
  }

  @Test func `new data costs the same for a million equal items`() {
    let many = newData(.equal, count: Items.equal.many)
    #expect(many == newData(.equal, count: Items.equal.few))
    #expect((1..<40).contains(many.attributes) && (1..<40).contains(many.requests))
  }

  @Test func `new data costs a call or two for each uneven item, but no attributes`() {
    let (few, many) = (Items.uneven.few, Items.uneven.many)
    let costs = (newData(.uneven, count: few), newData(.uneven, count: many))
    #expect(costs.0.sizes == few && costs.1.sizes == 2 * many)
    // One object for each frame that is read, and those on the screen; of many, some are read as a check.
    #expect((0..<40).contains(costs.0.attributes - few) && costs.1.attributes < 200)
    #expect(costs.1.requests == costs.0.requests && costs.1.handedOut == costs.0.handedOut)
  }
}
#endif
