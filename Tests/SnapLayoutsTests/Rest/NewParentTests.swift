#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The view changes its parent while it settles, which UIKit cuts short.
@MainActor
@Suite struct NewParentTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `an app's animation that ends with the window leads no other layout`(
    kind: LayoutUnderTest
  ) {
    let stage = PromiseStage(kind, counts: [40])
    stage.show(item: 12)
    stage.scrollToItem(25)
    stage.view.removeFromSuperview()
    stage.simulation.run(for: 0.1)
    let next = stage.strip(kind.make())
    stage.view.collectionViewLayout = next
    stage.simulation.window.addSubview(stage.view)
    stage.rest()
    #expect(next.currentPage == next.page(forItemAt: stage.path(12)))
  }

  @Test(arguments: MoverCase.all, [0, 0.05])
  func `a flick arrives in another parent`(place: MoverCase, gap: Double) {
    func flicked() -> PromiseStage {
      let stage = place.stage()
      stage.flick(by: place.isForward ? 60 : -60)
      return stage
    }
    let undisturbed = flicked()
    undisturbed.rest()
    for frame in Effort.scaled(quick: [1, 4, 7], full: Array(0...14)) {
      let stage = flicked()
      stage.simulation.run(for: Double(frame) / Double(place.framesPerSecond))
      stage.view.removeFromSuperview()
      if gap > 0 { stage.simulation.run(for: gap) }
      stage.simulation.window.addSubview(stage.view)
      stage.rest()
      #expect(stage.layout.currentPage == undisturbed.layout.currentPage, "\(frame)")
      stage.expectRest()
    }
  }
}
#endif
