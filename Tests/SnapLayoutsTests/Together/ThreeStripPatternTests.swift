#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app with three strips, of which the one that scrolls sets the offsets of the others.
@MainActor
@Suite(.worlds) struct ThreeStripPatternTests {
  @Test(arguments: LayoutUnderTest.itemByItem, Way.allCases)
  func `the others wait for a finger on any of them`(kind: LayoutUnderTest, way: Way) {
    for (finger, isForward) in [(0, true), (1, false), (2, true), (0, false)] {
      let stage = PromiseStage(kind, way, showing: 4)
      let strips = couple(stage)
      stage.rest()
      let frame = strips.views[finger].frame
      stage.simulation.finger.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
      let distance: CGFloat = isForward == (way == .rightToLeft) ? 55 : -55
      stage.simulation.finger.move(
        to: CGPoint(
          x: frame.midX + (way == .vertical ? 0 : distance),
          y: frame.midY + (way == .vertical ? distance : 0)), over: 0.3)
      let held = strips.views.map(\.contentOffset)
      #expect(Set(held.map(stage.screen.along)).count == 1)
      for pause in [0.2, 0.5, 2] {
        stage.simulation.run(for: pause)
        #expect(strips.views.map(\.contentOffset) == held, "\(finger) after \(pause)")
      }
      stage.simulation.finger.release()
      stage.comeToRest()
      let pages = strips.views.map { ($0.collectionViewLayout as? SnapFlowLayout)?.currentPage }
      #expect(Set(pages).count == 1 && strips.views.map(\.contentOffset).allEqual)
    }
  }

  private func couple(_ stage: PromiseStage) -> CoupledStrips {
    let strips = CoupledStrips(.either)
    strips.views = [stage.view] + [100, 200].map { stage.view.neighbor(stage.kind.make(), at: $0) }
    for view in strips.views { view.contentOffset = stage.view.contentOffset }
    strips.strides = [90, 90, 90]
    for view in strips.views { view.delegate = strips }
    return strips
  }
}

extension [CGPoint] {
  fileprivate var allEqual: Bool { allSatisfy { $0 == first } }
}
#endif
