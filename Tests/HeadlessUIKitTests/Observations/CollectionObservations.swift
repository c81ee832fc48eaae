import QuestionSupport
import Testing
import UIKit
import UIKitSimulation

/// What others have seen of collection views on iOS.
///
/// The numbers are the rows of `Docs/Observations.md`.
@MainActor
@Suite struct CollectionObservations {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `row 26: outside of a batch, super's attributes are the item's own (fact 172)`() {
    expect(\.defaultAppearances, [.none: false, .lastPlaces: false, .lastPlacesOrPresent: true]) {
      let screen = LoggedCollection.laidOut()
      let own = screen.layout.layoutAttributesForItem(at: path(2))
      let found = [
        screen.layout.initialLayoutAttributesForAppearingItem(at: path(2)),
        screen.layout.finalLayoutAttributesForDisappearingItem(at: path(2)),
      ]
      return found.allSatisfy { $0 != nil && $0 == own }
    }
  }

  @Test func `row 28: initial attributes are requested of all visible cells, also for deletions`() {
    let screen = LoggedCollection.laidOut()
    screen.source.counts = [39]
    screen.view.deleteItems(at: [path(0)])
    let asked = screen.layout.log.take().filter { $0.hasPrefix("initial") }
    #expect(asked == (0..<5).map { "initial 0-\($0)" })
  }

  @Test func `row 29: without a data source there is one section (fact 173)`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.numberOfSections == 1)
    #expect(view.numberOfItems(inSection: 0) == 0)
    let simulation = Simulation()
    simulation.show(view)
    #expect(view.numberOfSections == 1 && view.visibleCells.isEmpty)
  }

  @Test func `row 30: contexts of a movement have the items' paths (fact 180)`() {
    let layout = UICollectionViewFlowLayout()
    let moving = layout.invalidationContext(
      forInteractivelyMovingItems: [path(3)], withTargetPosition: .zero,
      previousIndexPaths: [path(1)], previousPosition: .zero)
    let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path(4)], previousIndexPaths: [path(3)], movementCancelled: false)
    #expect(Set(moving.invalidatedItemIndexPaths ?? []) == [path(1), path(3)])
    #expect(Set(ending.invalidatedItemIndexPaths ?? []) == [path(3), path(4)])
  }

  @Test func `row 31: a flow context with item paths, in a batch, counts the new sizes`() {
    let screen = LoggedCollection.laidOut()
    let cell = screen.view.cellForItem(at: path(1))
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [path(1)])
    screen.view.performBatchUpdates {
      screen.layout.itemSize.height = 80
      screen.layout.invalidateLayout(with: context)
    }
    #expect(screen.view.cellForItem(at: path(1)) === cell)
    #expect(cell?.frame.height == 80)
  }

  @Test func `row 32: a removed section ends the display of its cells, once each`() {
    let screen = LoggedCollection.laidOut(counts: [2, 2])
    screen.source.counts = [2]
    screen.view.deleteSections([1])
    screen.simulation.run(for: 1)
    let ended = screen.layout.log.take().filter { $0.hasPrefix("didEndDisplaying") }
    #expect(ended.sorted() == ["didEndDisplaying 0", "didEndDisplaying 1"])
  }

  @Test(arguments: [true, false])
  func `row 33: the completions of nested batches come from the outer one on (fact 174)`(
    isInWindow: Bool
  ) {
    let screen = LoggedCollection.laidOut()
    if !isInWindow { screen.view.removeFromSuperview() }
    var ended: [String] = []
    screen.view.performBatchUpdates {
      for inner in 0..<2 {
        screen.view.performBatchUpdates(nil) { _ in ended.append("inner \(inner)") }
      }
    } completion: { _ in
      ended.append("outer")
    }
    #expect(ended == [])
    screen.simulation.run(for: 1)
    #expect(ended == ["outer", "inner 0", "inner 1"])
  }

  @Test func `row 35: cells of the width 0 are shown and measured (fact 175)`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: FlatLayout())
    let source = ItemSource(counts: [2])
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let simulation = Simulation()
    simulation.window.addSubview(view)
    simulation.layOut()
    let cells = view.visibleCells.compactMap { $0 as? MeasuredCell }
    #expect(cells.map(\.measurements) == [1, 1])
  }

  @Test func `row 38: a reload in a batch requests no cells (fact 178)`() {
    let screen = LoggedCollection.laidOut()
    let cell = screen.view.cellForItem(at: path(1))
    screen.source.counts = [30]
    screen.view.performBatchUpdates { screen.view.reloadData() }
    screen.simulation.run(for: 1)
    #expect(!screen.layout.log.take().contains { $0.hasPrefix("cell") })
    #expect(screen.view.cellForItem(at: path(1)) === cell)
    #expect(screen.view.numberOfItems(inSection: 0) == 30)
    screen.view.performBatchUpdates { screen.view.reloadItems(at: [path(1)]) }
    #expect(screen.layout.log.take().filter { $0.hasPrefix("cell") } == ["cell 1"])
    screen.view.reloadData()
    screen.simulation.run(for: 1)
    #expect(screen.layout.log.take().contains("cell 1"))
  }

  @Test func `row 39: a cell that soon returns is not requested`() {
    let screen = LoggedCollection.laidOut()
    for y in [30, 60, 30, 0] {
      screen.view.contentOffset.y = CGFloat(y)
      screen.simulation.layOut()
    }
    #expect(!screen.layout.log.take().contains("cell 0"))
  }

  @Test func `row 44: visible cells are in order until they are reused (fact 181)`() {
    expect(\.visibleCellsOrder, [.bySubview: [true, false], .byIndexPath: [true, true]]) {
      let screen = LoggedCollection.laidOut()
      @MainActor func isSorted() -> Bool {
        let items = screen.view.visibleCells.compactMap { screen.view.indexPath(for: $0)?.item }
        return items == items.sorted() && items.count >= 5
      }
      let before = isSorted()
      for y in [600, 1200, 1080] {
        screen.view.contentOffset.y = CGFloat(y)
        screen.simulation.run(for: 0.1)
      }
      return [before, isSorted()]
    }
  }
}

/// Two items of the width 0.
private final class FlatLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<2).map {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: $0, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat($0) * 20, width: 0, height: 20)
      return attributes
    }
  }
}

private final class MeasuredCell: UICollectionViewCell {
  private(set) var measurements = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measurements += 1
    return layoutAttributes
  }
}
