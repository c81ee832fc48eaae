#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

/// Items that a person moves interactively: the view may be anywhere until they are dropped.
@MainActor
@Suite(.worlds) struct InteractiveMovementTests {
  /// It may end in the turn of its last update, and its usual recognizer is a long press on the view.
  @Test(arguments: LayoutUnderTest.allCases, product([true, false], [2, 0] as [Double]))
  func `a movement of an item holds the view, and its end lets it go to a page`(
    kind: LayoutUnderTest, row: (isCancelled: Bool, pause: Double)
  ) {
    for isPressed in [false, true] {
      let (stage, press) = (PromiseStage(movable: kind, showing: 9), UILongPressGestureRecognizer())
      stage.view.addGestureRecognizer(press)
      if isPressed { press.state = .began }
      #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(9)))
      let center = stage.screen.attributes(9)?.center ?? .zero
      // UIKit scrolls near an edge.
      let start = stage.screen.offset
      for step in 1...11 {
        if isPressed { press.state = .changed }
        stage.screen.move(to: start + CGFloat(step) * 3)
        stage.view.updateInteractiveMovementTargetPosition(center)
        stage.simulation.run(for: 1.0 / 60)
      }
      stage.simulation.run(for: row.pause)
      #expect(stage.screen.offset == start + 33)
      if row.pause == 0 { stage.view.updateInteractiveMovementTargetPosition(center) }
      if isPressed { press.state = .ended }
      end(stage, row.isCancelled)
      stage.comeToRest()
      stage.expectOnePageASwipe()
    }
  }

  /// The dropped item may come from far away, and effects change with each position.
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `after it, every cell is where the layout says`(kind: LayoutUnderTest, isCancelled: Bool) {
    for target in [8, 10, 11] {
      let stage = PromiseStage(movable: kind, showing: 9)
      #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(9)))
      let goal = stage.layout.layoutAttributesForItem(at: stage.path(target))?.center ?? .zero
      let start = stage.layout.layoutAttributesForItem(at: stage.path(9))?.center ?? .zero
      stage.view.carryItem(from: start, to: goal, in: stage.simulation)
      end(stage, isCancelled)
      stage.simulation.run(for: 1)
      stage.comeToRest()
      for cell in stage.view.visibleCells {
        let path = stage.view.indexPath(for: cell)
        let attributes = path.flatMap { stage.layout.layoutAttributesForItem(at: $0) }
        #expect(cell.center == attributes?.center, "\(target)")
        #expect(cell.bounds.size == attributes?.size, "\(target)")
        // Views store alpha in single precision.
        #expect(abs(cell.alpha - (attributes?.alpha ?? -1)) < 1e-6, "\(target)")
      }
    }
  }

  private func end(_ stage: PromiseStage, _ isCancelled: Bool) {
    if isCancelled {
      stage.view.cancelInteractiveMovement()
    } else {
      stage.view.endInteractiveMovement()
    }
  }

  enum End: CaseIterable, Sendable { case reload, window, layout, never }

  /// UIKit doesn't say that a movement has ended when what it was about is gone.
  @Test(arguments: LayoutUnderTest.allCases, End.allCases)
  func `a movement that nobody ends holds nothing for ever`(kind: LayoutUnderTest, end: End) {
    let stage = PromiseStage(movable: kind, showing: 9)
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(9)))
    stage.view.updateInteractiveMovementTargetPosition(stage.screen.attributes(9)?.center ?? .zero)
    stage.simulation.run(for: 0.2)
    switch end {
    case .reload: stage.view.reloadData()
    case .window:
      stage.view.removeFromSuperview()
      stage.simulation.run(for: 0.2)
      stage.simulation.window.addSubview(stage.view)
    case .layout:
      stage.view.collectionViewLayout = UICollectionViewFlowLayout()
      stage.simulation.run(for: 0.2)
      stage.view.collectionViewLayout = stage.layout
    case .never: break
    }
    stage.simulation.run(for: 0.2)
    stage.set(stage.screen.offset + 30, animated: true)
    #expect(stage.simulation.runUntilRest(limit: 5))
    stage.expectRest()
    stage.expectOnePageASwipe()
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `an item that a person drops stays in sight`(kind: LayoutUnderTest, way: Way) {
    for (item, target) in [(10, 9), (9, 10), (10, 8), (8, 9)] {
      let (screen, source) = movable(SaidItem(kind: kind, way: way))
      defer { _ = source }
      screen.layout?.scroll(toItemAt: screen.path(9), animated: false)
      screen.rest()
      // Nobody drops an item where nothing is to be seen.
      screen.expect(target)
      guard screen.showsItem else { continue }
      drag(item, to: target, screen)
      screen.view.endInteractiveMovement()
      screen.rest()
      #expect(screen.showsItem, "\(item) to \(target): \(screen.explanation)")
      #expect(screen.isOnPage)
    }
  }

  /// As on a home screen: the person carries an item to another page.
  @Test(arguments: LayoutUnderTest.allCases)
  func `a page that the app turns to under a carried item stays`(kind: LayoutUnderTest) {
    for frames in [1, 12, 60] {
      let (screen, source) = movable(SaidItem(kind: kind))
      defer { _ = source }
      let begins = screen.view.beginInteractiveMovementForItem(at: screen.path(0))
      #expect(begins)
      let center = screen.flow?.layoutAttributesForItem(at: screen.path(0))?.center ?? .zero
      screen.view.updateInteractiveMovementTargetPosition(center)
      screen.simulation.run(for: 0.1)
      var ends: [Bool] = []
      screen.layout?.scrollToNextPage(animated: true) { ends.append($0) }
      screen.pass(frames: frames)
      var place = center
      let page = screen.layout?.contentOffset(forPage: 1) ?? .zero
      place.x += page.x - (screen.layout?.contentOffset(forPage: 0)?.x ?? 0)
      screen.view.updateInteractiveMovementTargetPosition(place)
      screen.simulation.run(for: 0.1)
      screen.view.endInteractiveMovement()
      screen.rest()
      screen.simulation.run(for: 0.1)
      #expect(screen.layout?.currentPage == 1, "\(frames): \(screen.explanation)")
      #expect(ends == [true], "\(frames)")
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a scroll that the app requests under a dragged item arrives`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    Simulation.setActiveDrag(true, in: stage.view)
    var ends: [Bool] = []
    stage.layout.scroll(toPage: 2, duration: 0.2) { ends.append($0) }
    stage.simulation.run(for: 0.5)
    #expect(ends == [true] && stage.layout.currentPage == 2)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `an item that is dragged into another view leaves the one in front`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, showing: 3)
    Simulation.setActiveDrag(true, in: stage.view)
    stage.screen.source.counts[0] -= 1
    stage.view.deleteItems(at: [stage.path(1)])
    Simulation.setActiveDrag(false, in: stage.view)
    stage.comeToRest(onPageOf: 2)
  }

  private func movable(_ said: SaidItem) -> (SaidItemScreen, MovableItems) {
    let (screen, source) = (said.makeScreen(), MovableItems(counts: [SaidItem.itemCount]))
    screen.view.dataSource = source
    screen.view.reloadData()
    screen.show()
    return (screen, source)
  }

  private func drag(_ item: Int, to target: Int, _ screen: SaidItemScreen) {
    let begins = screen.view.beginInteractiveMovementForItem(at: screen.path(item))
    #expect(begins)
    let start = screen.flow?.layoutAttributesForItem(at: screen.path(item))?.center ?? .zero
    let goal = screen.flow?.layoutAttributesForItem(at: screen.path(target))?.center ?? .zero
    screen.view.carryItem(from: start, to: goal, in: screen.simulation)
  }
}

extension PromiseStage {
  /// A view with twenty items of which each may move anywhere.
  convenience init(movable kind: LayoutUnderTest, showing item: Int) {
    self.init(kind, counts: [20])
    let source = MovableItems(counts: [20])
    sources.append(source)
    view.dataSource = source
    view.reloadData()
    show(item: item)
  }
}

extension UICollectionView {
  /// Carries the item that a person moves interactively, in six frames.
  func carryItem(from start: CGPoint, to goal: CGPoint, in simulation: Simulation) {
    for step in 1...6 {
      let share = CGFloat(step) / 6
      updateInteractiveMovementTargetPosition(
        CGPoint(x: start.x + (goal.x - start.x) * share, y: start.y + (goal.y - start.y) * share))
      simulation.run(for: 1.0 / 60)
    }
  }
}

@MainActor
final class MovableItems: Items {
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
#endif
