#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Failures found by random scripts of hostile apps, each reduced to a minimum.
@MainActor
@Suite(.worlds) struct HostileScriptTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `a setting that changes no page doesn't stop the layout during a motion`(
    kind: LayoutUnderTest
  ) {
    let stage = PromiseStage(kind)
    stage.show(item: 9)
    stage.flick()
    stage.simulation.run(for: 0.05)
    stage.layout.leadingMargin = 0
    stage.rest()
    stage.expectRest()
    #expect(stage.rests == [stage.layout.currentPage])
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a layout that takes over a moving view stops its momentum`(
    kind: LayoutUnderTest, animated: Bool
  ) {
    let stage = PromiseStage(.leading)
    let plain = UICollectionViewFlowLayout()
    plain.scrollDirection = .horizontal
    plain.itemSize = CGSize(width: 80, height: 90)
    stage.view.collectionViewLayout = plain
    stage.flick(by: 100)
    stage.simulation.run(for: 0.05)
    let layout = kind.make()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 90)
    var pages: [Int] = []
    layout.onPageChange = { pages.append($0) }
    stage.view.setCollectionViewLayout(layout, animated: animated)
    stage.rest()
    #expect(stage.view.contentOffset == layout.contentOffset(forPage: layout.currentPage))
    #expect(pages.count < 30)
    #expect(stage.simulation.faults == [])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a layout restores the view's settings even if it learns late of its successor`(
    kind: LayoutUnderTest
  ) {
    let stage = PromiseStage(.leading) { _, view in
      view.decelerationRate = .normal
      view.isPagingEnabled = true
    }
    for next in [kind, .shelf, kind] {
      let layout = next.make()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 80, height: 90)
      stage.view.collectionViewLayout = layout
      stage.rest()
      #expect(!stage.view.isPagingEnabled)
      #expect(stage.view.decelerationRate == layout.preferredDecelerationRate ?? .normal)
    }
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    stage.rest()
    #expect(stage.view.isPagingEnabled)
    #expect(stage.view.decelerationRate == .normal)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a finger that pauses before it lifts has no velocity`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    stage.layout.releasePolicy.turnFraction = 0.5
    stage.show(item: 9)
    let page = stage.layout.currentPage
    stage.touch(by: 30, over: 0.05)
    stage.simulation.finger.hold(for: 0.3)
    stage.simulation.finger.release()
    stage.rest()
    #expect(stage.layout.currentPage == page)
    stage.expectRest()
  }
}
#endif
