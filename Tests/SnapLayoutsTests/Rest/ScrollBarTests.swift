#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A person who holds the view by one of its scroll bars, or presses it.
@MainActor
struct ScrollBarTests {
  /// UIKit follows a finger or a pointer on a scroll bar with a long press on the view, and moves the view by jumps.
  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a view that is held by its scroll bar moves only with it`(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way, showing: 9)
    let press = UILongPressGestureRecognizer()
    stage.view.addGestureRecognizer(press)
    press.state = .began
    let start = stage.screen.offset
    for step in 1...11 {
      press.state = .changed
      stage.screen.move(to: start + CGFloat(step) * 3)
      stage.simulation.run(for: 1.0 / 60)
    }
    stage.forgetReports()
    stage.simulation.run(for: 2)
    #expect(stage.screen.offset == start + 33 && stage.rests == [])
    press.state = .ended
    stage.comeToRest()
    stage.expectOnePageASwipe()
  }

  @Test func `a press on a cell doesn't hold the view`() throws {
    let stage = PromiseStage(.picker, showing: 9)
    let press = UILongPressGestureRecognizer()
    try #require(stage.view.visibleCells.first).addGestureRecognizer(press)
    press.state = .changed
    stage.screen.move(to: stage.screen.offset + 33)
    stage.comeToRest()
  }

  /// The usual recognizer of a movement of items is a long press on the view.
  @Test(arguments: LayoutUnderTest.allCases)
  func `a press that moves an item leaves the view to the movement`(kind: LayoutUnderTest) {
    let stage = PromiseStage(movable: kind, showing: 9)
    let press = UILongPressGestureRecognizer()
    stage.view.addGestureRecognizer(press)
    press.state = .began
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(9)))
    let center = stage.screen.attributes(9)?.center ?? .zero
    let start = stage.screen.offset
    for step in 1...11 {
      press.state = .changed
      stage.screen.move(to: start + CGFloat(step) * 3)
      stage.view.updateInteractiveMovementTargetPosition(center)
      stage.simulation.run(for: 1.0 / 60)
    }
    stage.simulation.run(for: 2)
    #expect(stage.screen.offset == start + 33)
    press.state = .ended
    stage.view.endInteractiveMovement()
    stage.comeToRest()
    stage.expectOnePageASwipe()
  }
}
#endif
