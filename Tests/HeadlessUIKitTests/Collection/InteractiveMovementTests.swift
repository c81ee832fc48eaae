import Testing
import UIKit
import UIKitSimulation

/// Interactive movement of items, as Apple documents it for layouts and data sources.
@MainActor
struct InteractiveMovementTests {
  private let simulation = Simulation(size: CGSize(width: 100, height: 300))
  private let layout = MovementLayout()
  private let source = MovableSource()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    simulation.show(view)
  }

  @Test func `the item follows the finger and stays where it is dropped`() throws {
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 170))
    simulation.layOut()
    let cell = try #require(view.cellForItem(at: [0, 1]))
    #expect(cell.center == CGPoint(x: 50, y: 170))
    let moved = try #require(layout.contexts.first)
    #expect(moved.targetIndexPathsForInteractivelyMovingItems == [[0, 3]])
    #expect(moved.previousIndexPathsForInteractivelyMovingItems == [[0, 1]])
    #expect(moved.interactiveMovementTarget == CGPoint(x: 50, y: 170))
    view.endInteractiveMovement()
    simulation.run(for: 1)
    #expect(source.items == [0, 2, 3, 1, 4])
    #expect(layout.endings == [false])
    #expect(layout.contexts.last?.targetIndexPathsForInteractivelyMovingItems == [[0, 3]])
    #expect(view.cellForItem(at: [0, 3]) === cell)
    #expect(cell.center == CGPoint(x: 50, y: 175))
  }

  @Test func `without a batch the items have their new order too`() {
    answering(\.collection.movementUpdates, .contextOnly) {
      #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 170))
      view.endInteractiveMovement()
      simulation.run(for: 1)
    }
    #expect(source.items == [0, 2, 3, 1, 4])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
    #expect(view.visibleCells.map(\.tag) == source.items)
  }

  @Test func `a cancelled movement changes nothing`() throws {
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 170))
    view.cancelInteractiveMovement()
    simulation.run(for: 1)
    #expect(source.items == [0, 1, 2, 3, 4])
    #expect(layout.endings == [true])
    #expect(layout.contexts.last?.targetIndexPathsForInteractivelyMovingItems == [[0, 1]])
    #expect(view.cellForItem(at: [0, 1])?.center == CGPoint(x: 50, y: 75))
  }

  @Test func `items that can't move stay, and calls without a movement do nothing`() {
    source.canMove = false
    #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
    source.canMove = true
    #expect(!view.beginInteractiveMovementForItem(at: [0, 9]))
    #expect(!view.beginInteractiveMovementForItem(at: [7, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 170))
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
    #expect(layout.contexts.isEmpty)
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(!view.beginInteractiveMovementForItem(at: [0, 2]))
    view.reloadData()
    view.endInteractiveMovement()
    #expect(layout.endings.isEmpty)
  }

  @Test func `a simulation drags items to and from other apps`() {
    Simulation.setActiveDrag(true, in: view)
    Simulation.setActiveDrop(true, in: view)
    #expect(view.hasActiveDrag && view.hasActiveDrop)
    Simulation.setActiveDrag(false, in: view)
    #expect(!view.hasActiveDrag)
  }
}

private final class MovementLayout: UICollectionViewFlowLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var endings: [Bool] = []

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    contexts.append(context)
    return context
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
    contexts.append(context)
    endings.append(movementCancelled)
    return context
  }
}

private final class MovableSource: NSObject, UICollectionViewDataSource {
  var items = Array(0..<5)
  var canMove = true

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = items[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
