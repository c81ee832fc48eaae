#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions
import UIKitSimulation

/// Focus that a remote control moves from item to item.
@MainActor
@Suite(.worlds) struct FocusTests {
  private nonisolated static let answers = FocusReveals.allCases

  @Test(arguments: LayoutUnderTest.allCases, answers)
  func `focus that scrolls comes to rest on a page that shows its item whole`(
    kind: LayoutUnderTest, answer: FocusReveals
  ) {
    let world = OpenQuestions.current.answering(\.collection.focusReveals, answer)
    OpenQuestions.$current.withValue(world) {
      let stage = PromiseStage(kind)
      stage.rest()
      for item in Array(1...6) + (0...5).reversed() {
        stage.simulation.moveFocus(to: stage.path(item), in: stage.view)
        stage.rest()
        stage.expectRest()
        guard let attributes = stage.screen.attributes(item) else { continue }
        let (start, length) = (attributes.center.x - 40, stage.view.bounds.width)
        #expect(start >= stage.screen.offset - 0.5, "item \(item)")
        // An item longer than the viewport, as in a banner, is never whole.
        #expect(start + 80 <= stage.screen.offset + length + 0.5, "item \(item)")
      }
    }
  }

  @Test(
    arguments: LayoutUnderTest.allCases, answers
  )
  func `with a few lines of the app, focus picks an item`(
    kind: LayoutUnderTest, answer: FocusReveals
  ) {
    let world = OpenQuestions.current.answering(\.collection.focusReveals, answer)
    OpenQuestions.$current.withValue(world) {
      let stage = PromiseStage(kind)
      let follower = FocusFollower(layout: stage.layout)
      stage.view.delegate = follower
      stage.rest()
      for item in Array(1...6) + (0...5).reversed() {
        stage.simulation.moveFocus(to: stage.path(item), in: stage.view)
        stage.rest()
        stage.expectRest(onPageOf: item)
      }
    }
  }
}
#endif
