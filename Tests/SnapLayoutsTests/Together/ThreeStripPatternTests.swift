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
    let (strips, isVertical) = (CoupledStrips(.either), stage.way == .vertical)
    strips.views = [stage.view]
    for distance in [100, 200] as [CGFloat] {
      let layout = stage.kind.make()
      layout.scrollDirection = stage.layout.scrollDirection
      (layout.itemSize, layout.minimumLineSpacing) = (stage.layout.itemSize, 10)
      let view = UICollectionView(
        frame: stage.view.frame.offsetBy(
          dx: isVertical ? distance : 0, dy: isVertical ? 0 : distance),
        collectionViewLayout: layout)
      view.semanticContentAttribute = stage.view.semanticContentAttribute
      view.show(stage.screen.source)
      stage.simulation.window.addSubview(view)
      view.layoutIfNeeded()
      view.contentOffset = stage.view.contentOffset
      strips.views.append(view)
    }
    strips.strides = [90, 90, 90]
    for view in strips.views { view.delegate = strips }
    return strips
  }
}

extension [CGPoint] {
  fileprivate var allEqual: Bool { allSatisfy { $0 == first } }
}
#endif
