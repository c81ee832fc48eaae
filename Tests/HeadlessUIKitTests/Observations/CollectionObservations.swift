import Testing
import UIKit
import UIKitSimulation

/// What others have seen of collection views on iOS; the numbers are the rows of `Docs/Observations.md`.
@Suite final class CollectionObservations: LoggedCollection {
  @Test func `row 11, 42: a shown layout is invalidated twice, and again by a new safe area`() {
    let size = CGSize(width: 375, height: 667)
    let simulation = Simulation(
      size: size, safeAreaInsets: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    let layout = LoggingFlowLayout()
    simulation.show(ManyItemsController(collectionViewLayout: layout))
    #expect(layout.log.take().filter { $0.hasPrefix("IL@") }.count == 2)
    simulation.resize(to: size, safeAreaInsets: .zero)
    #expect(layout.log.calls.contains { $0.hasPrefix("IL@") })
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
      forInteractivelyMovingItems: [.item(3)], withTargetPosition: .zero,
      previousIndexPaths: [.item(1)], previousPosition: .zero)
    let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [.item(4)], previousIndexPaths: [.item(3)], movementCancelled: false)
    #expect(Set(moving.invalidatedItemIndexPaths ?? []) == [.item(1), .item(3)])
    #expect(Set(ending.invalidatedItemIndexPaths ?? []) == [.item(3), .item(4)])
  }

  @Test func `row 31: a flow context with item paths, in a batch, counts the new sizes`() {
    let shown = cell(1)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [.item(1)])
    view.performBatchUpdates { [self] in
      layout.itemSize.height = 80
      layout.invalidateLayout(with: context)
    }
    #expect(cell(1) === shown)
    #expect(shown?.frame.height == 80)
  }

  @Test(arguments: [true, false])
  func `row 33: the completions of nested batches come from the outer one on (fact 174)`(
    isInWindow: Bool
  ) {
    simulation.layOut()
    if !isInWindow { view.removeFromSuperview() }
    var ended: [String] = []
    view.performBatchUpdates { [self] in
      for inner in 0..<2 { view.performBatchUpdates(nil) { ended.append("inner \(inner) \($0)") } }
    } completion: {
      ended.append("outer \($0)")
    }
    #expect(ended == [])
    if isInWindow {
      // They wait for the end of the animation (fact 51).
      simulation.run(for: 0.29)
      #expect(ended == [])
    }
    simulation.run(for: 0.02)
    #expect(ended == ["outer true", "inner 0 true", "inner 1 true"])
    simulation.window.addSubview(view)
    simulation.run(for: 0.1)
    #expect(ended.count == 3)
  }

  @Test func `row 35: cells of the width 0 are shown and measured (fact 175)`() {
    let screen = LoggedCollection(counts: [2], isLaidOut: false)
    screen.view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    screen.show(FlatLayout())
    let cells = screen.view.visibleCells.compactMap { $0 as? MeasuredCell }
    #expect(cells.map(\.measurements) == [1, 1])
  }

  @Test func `row 38: a reload in a batch requests no cells (fact 178)`() {
    let shown = cell(1)
    source.counts = [30]
    view.performBatchUpdates { [self] in view.reloadData() }
    simulation.run(for: 1)
    #expect(takeCalls("cell") == [])
    #expect(cell(1) === shown)
    #expect(view.numberOfItems(inSection: 0) == 30)
    view.performBatchUpdates { [self] in view.reloadItems(at: [.item(1)]) }
    #expect(takeCalls("cell") == ["cell 1"])
    view.reloadData()
    simulation.run(for: 1)
    #expect(takeCalls("cell").contains("cell 1"))
  }
}

/// A hundred items, which are more than a screen has room for.
private final class ManyItemsController: UICollectionViewController {
  private let source = ItemSource(counts: [100])

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
  }
}

/// Two items of the width 0.
private final class FlatLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
    (0..<2).map {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: .item($0))
      attributes.frame = CGRect(x: 0, y: CGFloat($0) * 20, width: 0, height: 20)
      return attributes
    }
  }
}

private final class MeasuredCell: UICollectionViewCell {
  private(set) var measurements = 0

  override func preferredLayoutAttributesFitting(_ layoutAttributes: Attributes) -> Attributes {
    measurements += 1
    return layoutAttributes
  }
}
