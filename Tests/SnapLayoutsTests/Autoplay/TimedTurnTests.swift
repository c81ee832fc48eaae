#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A turn that takes its time, while the app reloads or scrolls.
@MainActor
@Suite(.worlds) struct TimedTurnTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `a reload during a timed turn neither stops nor changes it`(kind: LayoutUnderTest) {
    func course(reloads: Bool) -> [CGFloat] {
      let stage = PromiseStage(kind)
      stage.layout.autoplay = Autoplay(interval: 2, turnDuration: 1)
      stage.simulation.run(for: 2.2)
      return (0..<60).map { frame in
        if reloads, frame % 10 == 5 { stage.view.reloadData() }
        stage.simulation.run(for: 1.0 / 60)
        return stage.layout.pagePosition
      }
    }
    let (plain, disturbed) = (course(reloads: false), course(reloads: true))
    #expect(plain.last == 1)
    for (one, other) in zip(plain, disturbed) { #expect(abs(one - other) < 0.03) }
  }

  @Test func `a scroll from scrollViewDidScroll replaces a timed turn`() {
    for kind in LayoutUnderTest.allCases {
      let stage = PromiseStage(kind)
      stage.layout.autoplay = Autoplay(interval: 2, turnDuration: 1)
      stage.simulation.run(for: 2.4)
      stage.screen.source.onScroll = {
        [layout = stage.layout, unowned source = stage.screen.source] in
        source.onScroll = nil
        layout.scroll(toPage: 4, animated: true)
        layout.autoplay = nil
      }
      stage.rest()
      #expect(stage.layout.currentPage == 4)
      stage.expectRest()
    }
  }
}
#endif
