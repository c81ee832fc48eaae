import Testing
import UIKit
import UIKitSimulation

/// Self-sizing cells of a flow layout.
@MainActor
struct SelfSizingTests {
  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 200, height: SelfSizingTests.height(tag))
      layoutAttributes.frame.origin.x = 77
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var names: [Int]
    let log: CallLog

    init(names: [Int], log: CallLog) { (self.names, self.log) = (names, log) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      log.note("cell \(indexPath.item)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = names[indexPath.item]
      return cell
    }
  }

  nonisolated static func height(_ name: Int) -> CGFloat { 30 + CGFloat(name % 3) * 20 }

  let simulation = Simulation(size: CGSize(width: 200, height: 300), scale: 2)
  let layout = LoggingFlowLayout()
  private let source: Source
  let view: UICollectionView

  init() {
    source = Source(names: Array(0..<40), log: layout.log)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func show(estimate: CGSize) {
    layout.estimatedItemSize = estimate
    simulation.show(view)
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
    show(estimate: CGSize(width: 200, height: 50))
    expectMeasured()
    #expect(view.visibleCells.count == 6)
    view.contentOffset.y = 200
    simulation.layOut()
    expectMeasured()
  }

  @Test func `fact 133: cell, preferred size, context, invalidation, preparation, elements`() throws
  {
    show(estimate: CGSize(width: 200, height: 50))
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
    show(estimate: CGSize(width: 200, height: 50))
    _ = layout.log.take()
    source.names.insert(100, at: 1)
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    simulation.run(for: 0.4)
    expectMeasured()
    #expect(layout.log.calls.filter { $0.hasPrefix("cell") } == ["cell 1"])
  }
}
