#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// An app that scrolls with an animation and changes the contents in the same turn, as one that filters a list does.
@MainActor
struct ScrollAndChangeTests {
  enum Change: CaseIterable, Sendable {
    case reload, fewerItems, deletionAfter, deletionBefore, insertion, itemSize
  }

  enum Scroll: CaseIterable, Sendable { case item, offset, home }

  @Test(arguments: product(LayoutUnderTest.withEnds, Way.allCases), Change.allCases)
  func `an animated scroll arrives, and shows the items on its way`(
    one: (kind: LayoutUnderTest, way: Way), change: Change
  ) {
    let plain = seen(one.kind, one.way, nil, change)
    // Right to left, the key leads to the other end.
    for scroll in Scroll.allCases where scroll != .home || one.way != .rightToLeft {
      expect(seen(one.kind, one.way, scroll, change), as: plain, scroll)
    }
  }

  private func expect(_ seen: Seen, as plain: Seen, _ scroll: Scroll) {
    // For 0.05 s, a scroll leaves the cells behind that an update still moves.
    #expect(seen.emptyFrames <= plain.emptyFrames + 3, "\(scroll)")
    #expect(seen.stage.screen.offset == seen.end, "\(scroll)")
    seen.stage.expectRest()
  }

  private typealias Seen = (stage: PromiseStage, emptyFrames: Int, end: CGFloat)

  private func seen(
    _ kind: LayoutUnderTest, _ way: Way, _ scroll: Scroll?, _ change: Change
  ) -> Seen {
    let stage = PromiseStage(kind, way, showing: 28)
    let items = NamedItems(count: 30)
    stage.view.dataSource = items
    stage.view.reloadData()
    stage.rest()
    stage.forgetReports()
    switch scroll {
    case .item: stage.scrollToItem(at: stage.path(4), .leading, animated: true)
    case .offset: stage.set(90, animated: true)
    case .home: stage.simulation.keyboard.press(.home, in: stage.view)
    case nil: break
    }
    switch change {
    case .reload: stage.view.reloadData()
    case .fewerItems:
      items.names = Array(0..<6)
      stage.view.reloadData()
    case .deletionAfter: items.remove(6..<30, in: stage.view)
    case .deletionBefore: items.remove(5..<15, in: stage.view)
    case .insertion: items.insert(100..<110, at: 5, in: stage.view)
    case .itemSize: stage.layout.itemSize = .strip(20, isHorizontal: way != .vertical)
    }
    let bounds = CGRect(origin: .zero, size: stage.view.bounds.size)
    let frames = (0..<90).filter { _ in
      stage.simulation.run(for: 1.0 / 60)
      return !stage.simulation.presentedElements(of: stage.view).contains {
        $0.category == .cell && $0.frame.intersects(bounds)
      }
    }
    stage.rest()
    let item = scroll == .item ? 4 : scroll == .offset ? 1 : 0
    return (stage, frames.count, stage.offset(ofPageOf: item))
  }
}
#endif
