#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Autoplay waits as long as a person or the system gives reason to, and leaves the view to an app that scrolls.
@MainActor
@Suite(.worlds) struct AutoplayReadinessTests {
  private func stage(
    _ kind: LayoutUnderTest, _ autoplay: Autoplay = Autoplay(interval: 2)
  ) -> PromiseStage {
    PromiseStage(kind) { layout, _ in layout.autoplay = autoplay }
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

  /// A touch that doesn't scroll: for so many seconds, moved by so many points.
  @Test(
    arguments: [LayoutUnderTest.leading, .picker, .shelf, .banner, .endedBanner],
    [(0, 0), (0.05, 0), (0.4, 0), (0.3, 6), (1.5, 0)] as [(Double, CGFloat)])
  func `after a touch the page stays for a whole interval`(
    kind: LayoutUnderTest, touch: (seconds: Double, travel: CGFloat)
  ) {
    for rest in [0.07, 0.5] {
      let stage = stage(kind)
      let (simulation, finger) = (stage.simulation, stage.simulation.finger)
      simulation.run(for: 2 - rest - touch.seconds)
      let page = stage.layout.currentPage
      finger.touchDown(at: stage.screen.middle)
      if touch.travel > 0 {
        finger.move(to: stage.screen.point(touch.travel), over: touch.seconds)
      } else if touch.seconds > 0 {
        finger.hold(for: touch.seconds)
      }
      finger.release()
      let position = stage.layout.pagePosition
      simulation.run(for: 1.9)
      #expect(stage.layout.pagePosition == position, "\(rest)")
      simulation.run(for: 0.8)
      #expect(stage.layout.currentPage != page, "\(rest)")
    }
  }

  @Test func `the view gets back its recognizers`() {
    let stage = stage(.banner)
    let own = UILongPressGestureRecognizer()
    stage.view.addGestureRecognizer(own)
    stage.simulation.run(for: 1)
    stage.layout.autoplay = nil
    #expect(stage.view.gestureRecognizers?.filter { !($0 is UIPanGestureRecognizer) } == [own])
    stage.layout.autoplay = Autoplay(interval: 2)
    stage.simulation.run(for: 1)
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(stage.view.gestureRecognizers?.filter { !($0 is UIPanGestureRecognizer) } == [own])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a reload during a timed turn neither stops nor changes it`(kind: LayoutUnderTest) {
    func course(reloads: Bool) -> [CGFloat] {
      let stage = stage(kind, Autoplay(interval: 2, turnDuration: 1))
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

  @Test(arguments: [LayoutUnderTest.leading, .picker, .banner], [1, 20])
  func `a turn yields to a scroll that the app has just begun`(kind: LayoutUnderTest, item: Int) {
    for step in 16..<28 {
      let stage = PromiseStage(kind, counts: [40], showing: 0)
      stage.layout.autoplay = Autoplay(interval: 2)
      stage.simulation.run(for: 1.9 + Double(step) / 240)
      guard stage.screen.offset == stage.offset(ofPageOf: 0) else { continue }
      stage.scrollToItem(item)
      stage.simulation.run(for: 1.2)
      #expect(stage.layout.currentPage == item, "\(step)")
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, [.none, .paused, .inactive] as [AutoplayTests.Reason])
  func `a scroll survives a drift's end`(kind: LayoutUnderTest, reason: AutoplayTests.Reason) {
    for way in Effort.part(of: Way.allCases, in: 3, for: "\(kind) \(reason)") {
      for (frames, isFirst) in [(0, true), (0, false), (1, true), (2, true)] {
        let stage = PromiseStage(kind, way, counts: [60]) { layout, _ in
          layout.autoplay = Autoplay(interval: 1, driftSpeed: 60)
        }
        stage.show(item: 20)
        stage.simulation.run(for: 1.7)
        let page = stage.layout.page(forItemAt: stage.path(12)) ?? -1
        if !isFirst { reason.begin(stage.screen) }
        stage.set(stage.screen.offset(ofPage: page), animated: true)
        if frames > 0 { stage.simulation.run(for: Double(frames) / 60) }
        if isFirst { reason.begin(stage.screen) }
        stage.simulation.runUntilRest(limit: 5)
        #expect(stage.layout.currentPage == page, "\(way) \(frames) \(isFirst)")
        stage.expectRest()
        if reason == .inactive { reason.end(stage.screen) }
      }
    }
  }
}
#endif
