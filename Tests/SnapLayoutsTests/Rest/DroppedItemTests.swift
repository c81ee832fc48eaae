#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// What a person has just put down is in front.
@MainActor
@Suite(.worlds) struct DroppedItemTests {
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
    let stage = PromiseStage(kind)
    stage.show(item: 3)
    Simulation.setActiveDrag(true, in: stage.view)
    stage.screen.source.counts[0] -= 1
    stage.view.deleteItems(at: [stage.path(1)])
    Simulation.setActiveDrag(false, in: stage.view)
    stage.rest()
    stage.expectRest(onPageOf: 2)
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
#endif
