#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The app scrolls a strip that drifts, and ends the drift.
@MainActor
@Suite(.worlds) struct DriftAndAppScrollTests {
  /// How the app ends a drift.
  enum End: CaseIterable, Sendable { case none, paused, inactive }

  @Test(arguments: LayoutUnderTest.allCases, End.allCases)
  func `the app's scroll survives the end of a drift in the same turn`(
    kind: LayoutUnderTest, end: End
  ) {
    for way in Effort.part(of: Way.allCases, in: 3, for: "\(kind) \(end)") {
      for (frames, isFirst) in [(0, true), (0, false), (1, true), (2, true)] {
        let stage = PromiseStage(kind, way, counts: [60]) { layout, _ in
          layout.autoplay = Autoplay(interval: 1, driftSpeed: 60)
        }
        stage.show(item: 20)
        stage.simulation.run(for: 1.7)
        let page = stage.layout.page(forItemAt: stage.path(12)) ?? -1
        let target = stage.screen.offset(ofPage: page)
        if !isFirst { perform(end, stage) }
        stage.view.setContentOffset(
          way == .vertical ? CGPoint(x: 0, y: target) : CGPoint(x: target, y: 0), animated: true)
        if frames > 0 { stage.simulation.run(for: Double(frames) / 60) }
        if isFirst { perform(end, stage) }
        stage.simulation.runUntilRest(limit: 5)
        #expect(stage.layout.currentPage == page, "\(way) \(frames) \(isFirst)")
        stage.expectRest()
        if end == .inactive { stage.simulation.becomeActive() }
      }
    }
  }

  private func perform(_ end: End, _ stage: PromiseStage) {
    switch end {
    case .none: stage.layout.autoplay = nil
    case .paused: stage.layout.isAutoplayPaused = true
    case .inactive: stage.simulation.resignActive()
    }
  }
}
#endif
