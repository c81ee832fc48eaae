import QuestionSupport
import Testing
import UIKit
import UIKitSimulation

/// The cost of a scroll frame doesn't depend on the number of items.
@MainActor
struct FrameCostTests {
  private final class CountingLayout: UICollectionViewFlowLayout {
    var (preparations, queries, attributes) = (0, 0, 0)

    override func prepare() {
      preparations += 1
      super.prepare()
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let found = super.layoutAttributesForElements(in: rect)
      queries += 1
      attributes += found?.count ?? 0
      return found
    }
  }

  /// The calls in each of some hundred frames of two flicks, after the first layout pass.
  private func costs(
    _ source: any UICollectionViewDataSource & UICollectionViewDelegate,
    calls: @escaping @MainActor () -> Int
  ) -> [[Int]] {
    let simulation = Simulation(size: CGSize(width: 320, height: 480), scale: 2)
    let layout = CountingLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    simulation.show(view)
    let before = calls()
    var costs: [[Int]] = []
    simulation.onFrame = {
      costs.append([
        layout.preparations, layout.queries, layout.attributes, view.visibleCells.count,
        calls() - before,
      ])
    }
    for _ in 0..<2 {
      simulation.finger.drag(
        from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -300), over: 0.1)
      simulation.runUntilRest()
    }
    return costs
  }

  @Test(.answers(\.collection.rotationCalls, .once))
  func `facts 35, 72: a frame costs the same with a million items as with a thousand`() {
    let found = [1_000_000, 1000].map { count in
      let source = ItemSource(counts: [count])
      return costs(source) { source.log.calls.count }
    }
    #expect(found[0].count > 100)
    #expect(found[0] == found[1])
    #expect(found[0].allSatisfy { $0[0] == 1 })
  }

  @Test func `facts 35, 72: a frame costs the same with very many items of different sizes`() {
    let found = [100_000, 1000].map { count in
      let source = SizingSource(
        sizes: (0..<count).map { CGSize(width: 60 + $0 % 40, height: 40 + $0 % 17) })
      return costs(source) { source.sizeRequests }
    }
    #expect(found[0] == found[1])
    #expect(found[0].allSatisfy { $0.last == 0 })
  }

  @Test func `an update among a million items only requests those on the screen`() {
    let collection = LoggedCollection.laidOut(counts: [1_000_000])
    collection.source.counts = [1_000_001]
    collection.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    #expect(collection.layout.log.calls.filter { $0.hasPrefix("cell") } == ["cell 2"])
    #expect(collection.layout.log.calls.filter { $0 == "count" }.count == 1)
  }
}
