#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Autoplay waits as long as a person or the system gives reason to.
@MainActor
@Suite(.worlds) struct AutoplayReadinessTests {
  private func stage(_ kind: LayoutUnderTest) -> PromiseStage {
    PromiseStage(kind) { layout, _ in layout.autoplay = Autoplay(interval: 2) }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a layout created in an inactive app turns no page`(kind: LayoutUnderTest) {
    let outside = Simulation()
    outside.resignActive()
    defer { outside.becomeActive() }
    let stage = stage(kind)
    stage.simulation.run(for: 7)
    #expect(stage.layout.currentPage == 0)
    stage.simulation.becomeActive()
    stage.simulation.run(for: 3)
    #expect(stage.layout.currentPage != 0)
  }

  @Test func `a window without a scene counts as active`() {
    let stage = stage(.leading)
    stage.simulation.window.windowScene = nil
    stage.simulation.run(for: 3)
    #expect(stage.layout.currentPage == 1)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `no page turns under an item that is being moved`(kind: LayoutUnderTest) {
    let stage = PromiseStage(movable: kind, showing: 0)
    stage.layout.autoplay = Autoplay(interval: 2)
    let page = stage.layout.currentPage
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
    let center = stage.screen.attributes(0)?.center ?? .zero
    for _ in 0..<8 {
      stage.view.updateInteractiveMovementTargetPosition(center)
      stage.simulation.run(for: 0.5)
    }
    #expect(stage.layout.currentPage == page)
    stage.view.endInteractiveMovement()
    stage.simulation.run(for: 5)
    #expect(stage.layout.currentPage != page)
  }
}
#endif
