import Testing
import UIKit
import UIKitSimulation

/// The cost of a scroll frame doesn't depend on the number of items.
@MainActor
struct FrameCostTests {
  /// Counts the calls of every frame.
  private final class CountingLayout: UICollectionViewFlowLayout {
    var queries = 0
    var attributes = 0
    var preparations = 0

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

  private class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let count: Int
    var cellRequests = 0

    init(count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      cellRequests += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class SizingSource: Source, UICollectionViewDelegateFlowLayout {
    var sizeRequests = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizeRequests += 1
      return CGSize(width: 60 + indexPath.item % 40, height: 40 + indexPath.item % 17)
    }
  }

  /// The calls in each of some hundred frames of two flicks, after the first layout pass.
  private func costs(_ source: Source) -> [[Int]] {
    let simulation = Simulation(size: CGSize(width: 320, height: 480), scale: 2)
    let layout = CountingLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    simulation.show(view)
    var costs: [[Int]] = []
    simulation.onFrame = {
      costs.append([
        layout.preparations, layout.queries, layout.attributes, source.cellRequests,
        view.visibleCells.count, (source as? SizingSource)?.sizeRequests ?? 0,
      ])
    }
    let before = (source as? SizingSource)?.sizeRequests ?? 0
    for _ in 0..<2 {
      simulation.finger.drag(
        from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -300), over: 0.1)
      simulation.runUntilRest()
    }
    return costs.map { Array($0.dropLast()) + [($0.last ?? 0) - before] }
  }

  @Test func `facts 35, 72: a frame costs the same with a million items as with a thousand`() {
    let million = costs(Source(count: 1_000_000))
    #expect(million.count > 100)
    #expect(million == costs(Source(count: 1000)))
    #expect(million.allSatisfy { $0[0] == 1 })
  }

  @Test func `facts 35, 72: a frame costs the same with very many items of different sizes`() {
    let many = costs(SizingSource(count: 100_000))
    #expect(many == costs(SizingSource(count: 1000)))
    #expect(many.allSatisfy { $0.last == 0 })
  }

  @Test func `an update among a million items only requests those on the screen`() {
    let collection = LoggedCollection.laidOut(counts: [1_000_000])
    collection.source.counts = [1_000_001]
    collection.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    #expect(collection.layout.log.calls.filter { $0.hasPrefix("cell") } == ["cell 2"])
    #expect(collection.layout.log.calls.filter { $0 == "count" }.count == 1)
  }
}
