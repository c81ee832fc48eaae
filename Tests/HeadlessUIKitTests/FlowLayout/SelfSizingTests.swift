import Testing
import UIKit

/// Self-sizing cells of a flow layout.
final class SelfSizingTests: LoggedCollection {
  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: Attributes) -> Attributes {
      layoutAttributes.size = CGSize(width: 200, height: SelfSizingTests.height(tag))
      layoutAttributes.frame.origin.x = 77
      return layoutAttributes
    }
  }

  private var names = Array(0..<40)

  nonisolated static func height(_ name: Int) -> CGFloat { 30 + CGFloat(name % 3) * 20 }

  init() {
    super.init(isLaidOut: false)
    view.delegate = nil
    layout.estimatedItemSize = CGSize(width: 200, height: 50)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    source.prepareCell = { [unowned self] in $0.tag = names[$1.item] }
    simulation.layOut()
  }

  private func expectMeasured() {
    let cells = view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    for (cell, next) in zip(cells, cells.dropFirst()) {
      #expect(cell.bounds.height == Self.height(cell.tag))
      #expect(next.frame.minY == cell.frame.maxY + 10)
      #expect(cell.frame.minX == 0)
    }
    #expect(simulation.faults == [])
  }

  @Test func `facts 133, 134: chosen sizes replace estimates, and nothing else counts`() {
    expectMeasured()
    #expect(view.visibleCells.count == 6)
    scroll(to: 200)
    expectMeasured()
  }

  @Test func `fact 133: cell, preferred size, context, invalidation, preparation, elements`() throws
  {
    let calls = layout.log.take()
    let first = try #require(calls.firstIndex(of: "cell 0"))
    #expect(
      calls[first...].prefix(6) == ["cell 0", "ILW@0", "prepare", "size", "elements", "size"])
    let context = try #require(
      layout.contexts.last { $0.invalidatedItemIndexPaths != nil }
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(context.invalidatedItemIndexPaths?.count == 1)
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateEverything)
  }

  @Test func `fact 136: sizes move with their items in an update`() {
    _ = layout.log.take()
    names.insert(100, at: 1)
    source.counts = [41]
    view.insertItems(at: [.item(1)])
    simulation.run(for: 0.4)
    expectMeasured()
    #expect(takeCalls("cell") == ["cell 1"])
  }
}
