#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// How much of the interval has passed, for a bar of the app's own.
@MainActor
@Suite(.worlds) struct AutoplayProgressTests {
  private func stage(
    _ kind: LayoutUnderTest, _ autoplay: Autoplay? = Autoplay(interval: 4)
  ) -> PromiseStage {
    PromiseStage(kind, framesPerSecond: 60) { layout, _ in layout.autoplay = autoplay }
  }

  private func record(_ layout: SnapFlowLayout) -> () -> [Double] {
    var calls: [Double] = []
    layout.onAutoplayProgressChange = { calls.append($0) }
    return {
      defer { calls = [] }
      return calls
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `it grows from 0 to 1 with the interval, frame by frame`(kind: LayoutUnderTest) {
    let stage = stage(kind)
    let take = record(stage.layout)
    stage.simulation.run(for: 2)
    let half = take()
    #expect(half.count >= 115 && half == half.sorted() && half.first ?? 1 < 0.02)
    #expect(abs((half.last ?? 0) - 0.5) < 0.02)
    #expect(abs(stage.layout.autoplayProgress - 0.5) < 0.02)
    stage.simulation.run(for: 2.1)
    let rest = take()
    #expect(rest.max() ?? 0 > 0.98 && rest.last == 0, "a turn begins")
    #expect(rest.filter { $0 == 0 }.count == 1)
    #expect(rest.allSatisfy { (0...1).contains($0) })
    stage.simulation.run(for: 1.5)
    #expect(take().last ?? 0 > 0.2, "the next page")
  }

  @Test(arguments: [LayoutUnderTest.leading, .banner])
  func `nobody asks for frames without a callback`(kind: LayoutUnderTest) {
    let stage = stage(kind)
    stage.simulation.run(for: 1)
    #expect(!stage.simulation.isMoving)
    #expect(abs(stage.layout.autoplayProgress - 0.25) < 0.02, "the value is there anyway")
    let take = record(stage.layout)
    stage.simulation.run(for: 0.5)
    #expect(stage.simulation.isMoving && abs((take().last ?? 0) - 0.375) < 0.02)
    stage.layout.onAutoplayProgressChange = nil
    stage.simulation.run(for: 0.1)
    #expect(!stage.simulation.isMoving && take() == [])
  }

  @Test(
    arguments: [LayoutUnderTest.leading, .picker, .banner],
    [.paused, .inactive, .touch, .none] as [AutoplayTests.Reason])
  func `it is 0 in a wait, and begins anew`(kind: LayoutUnderTest, reason: AutoplayTests.Reason) {
    let stage = stage(kind, Autoplay(interval: 3))
    let (layout, simulation) = (stage.layout, stage.simulation)
    let take = record(layout)
    simulation.run(for: 1)
    _ = take()
    reason.begin(stage.screen)
    #expect(layout.autoplayProgress == 0)
    simulation.run(for: 0.5)
    #expect(take() == [0])
    #expect(!simulation.isMoving || reason == .touch)
    reason.end(stage.screen)
    simulation.run(for: 1.2)
    #expect(abs(layout.autoplayProgress - 1.1 / 3) < 0.04)
    #expect(take().last == layout.autoplayProgress)
  }

  /// It doesn't go on from where it was, also if the view was off the screen for a moment.
  @Test(
    arguments: [LayoutUnderTest.leading, .picker, .banner],
    [(0, 3), (2, 3), (2.1, 0.1)] as [(Double, Double)])
  func `it begins at 0 when the view comes onto the screen, and asks for no frames before`(
    kind: LayoutUnderTest, seconds: (shown: Double, hidden: Double)
  ) {
    let stage = stage(kind)
    let take = record(stage.layout)
    stage.simulation.run(for: seconds.shown)
    stage.view.isHidden = true
    stage.simulation.run(for: seconds.hidden)
    #expect(take().last ?? 0 == 0 && !stage.simulation.isMoving)
    stage.view.isHidden = false
    stage.simulation.run(for: 1)
    let shown = take()
    #expect(shown.first ?? 1 < 0.02 && shown == shown.sorted())
    #expect((0.1..<0.3).contains(shown.last ?? 0))
  }

  @Test(arguments: [true, false])
  func `a page control that is let go shows no progress`(hasNext: Bool) {
    let stage = stage(.banner)
    let control = UIPageControl()
    control.progress = UIPageControlProgress()
    stage.layout.pageControl = control
    stage.simulation.run(for: 1)
    #expect(control.progress?.currentProgress ?? 0 > 0)
    stage.layout.pageControl = hasNext ? UIPageControl() : nil
    #expect(control.progress?.currentProgress == 0)
  }

  @Test func `the app may do anything in the callback`() {
    let stage = stage(.banner)
    stage.layout.onAutoplayProgressChange = { [unowned stage] progress in
      if progress > 0.5 { stage.screen.reload([3]) }
      if progress > 0.7 { stage.layout.onAutoplayProgressChange = nil }
    }
    stage.simulation.run(for: 6)
    #expect(stage.layout.currentPage == 1 && stage.simulation.faults == [])
  }
}
#endif
