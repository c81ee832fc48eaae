#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Nothing holds the view for ever, and nothing ticks without a reason.
@MainActor
@Suite(.worlds) struct NothingStuckTests {
  /// The same page laid out again is no move.
  @Test(arguments: LayoutUnderTest.allCases, [Mover.nudge, .notch, .finger])
  func `a layout that is invalidated in every frame rests and reports it`(
    kind: LayoutUnderTest, mover: Mover
  ) {
    OpenQuestions.$current.withValue(mover.answers) {
      let stage = PromiseStage(kind, counts: [40], showing: 12)
      _ = mover.act(stage, isForward: true)
      for _ in 0..<300 {
        stage.layout.invalidateLayout()
        stage.simulation.run(for: 1.0 / 60)
      }
      #expect(stage.rests.count == 1, "\(stage.rests)")
      stage.expectRest()
    }
  }

  /// UIKit announces an interactive movement only when the item first moves.
  @Test(arguments: [true, false])
  func `autoplay doesn't turn the page under an item that is lifted or dragged`(isGesture: Bool) {
    let stage = PromiseStage(.banner)
    let press = UILongPressGestureRecognizer()
    stage.view.addGestureRecognizer(press)
    stage.layout.autoplay = Autoplay(interval: 1)
    if isGesture { press.state = .began } else { Simulation.setActiveDrag(true, in: stage.view) }
    stage.simulation.run(for: 3)
    #expect(stage.layout.currentPage == 0)
    if isGesture { press.state = .ended } else { Simulation.setActiveDrag(false, in: stage.view) }
    // Then a whole interval passes.
    stage.simulation.run(for: 1.9)
    #expect(stage.layout.currentPage == 0)
    stage.simulation.run(for: 0.6)
    #expect(stage.layout.currentPage > 0)
  }

  @Test func `autoplay turns under a pointer that rests on the view`() {
    let stage = PromiseStage(.banner)
    let hover = UIHoverGestureRecognizer()
    stage.view.addGestureRecognizer(hover)
    hover.state = .changed
    stage.layout.autoplay = Autoplay(interval: 1)
    stage.simulation.run(for: 2.6)
    #expect(stage.layout.currentPage > 0)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `fingers that rest on a trackpad hold the view, and each swipe turns a page`(
    kind: LayoutUnderTest
  ) {
    let stage = PromiseStage(kind, counts: [40], showing: 12)
    let offset = stage.screen.offset
    stage.simulation.trackpad.rest(at: stage.screen.middle)
    for _ in 0..<3 {
      stage.simulation.trackpad.slide(by: CGPoint(x: -20, y: 0))
      stage.simulation.run(for: 1.0 / 60)
    }
    let held = stage.screen.offset
    #expect(held > offset)
    stage.simulation.run(for: 0.6)
    #expect(stage.screen.offset == held)
    stage.simulation.trackpad.slide(by: CGPoint(x: -20, y: 0))
    stage.simulation.run(for: 1.0 / 60)
    #expect(stage.screen.offset > held)
    stage.simulation.trackpad.lift()
    stage.comeToRest()
  }
}
#endif
