#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Nothing holds the view for ever, and nothing ticks without a reason.
@MainActor
@Suite(.worlds) struct NothingStuckTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `after contents changed in a deceleration, a jump wins`(kind: LayoutUnderTest) {
    for isForward in [true, false] {
      let stage = PromiseStage(kind, counts: [60], showing: 30)
      stage.flick(by: 120)
      stage.simulation.run(for: 0.1)
      stage.screen.insert([0])
      stage.simulation.run(for: 0.05)
      let far = stage.layout.page(forItemAt: stage.path(isForward ? 50 : 10)) ?? -1
      stage.set(stage.screen.offset(ofPage: far), animated: false)
      stage.rest()
      #expect(stage.layout.currentPage == far)
      stage.expectRest()
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, SwipeTests.Update.allCases)
  func `a list that was emptied in mid-motion stays where it is when it is filled again`(
    kind: LayoutUnderTest, update: SwipeTests.Update
  ) {
    for isFlick in [true, false] {
      let stage = PromiseStage(kind, counts: [30], showing: 9)
      if isFlick { stage.flick(by: 120) } else { stage.layout.scroll(toPage: 7, animated: true) }
      stage.simulation.run(for: 0.1)
      stage.screen.source.counts = [0]
      if update == .reload {
        stage.view.reloadData()
      } else {
        stage.view.deleteItems(at: (0..<30).map(stage.path))
      }
      stage.simulation.run(for: 10)
      #expect(!stage.simulation.isMoving)
      stage.screen.reload([30])
      stage.simulation.layOut()
      let offset = stage.screen.offset
      for _ in 0..<60 {
        stage.simulation.run(for: 1.0 / 60)
        #expect(stage.screen.offset == offset)
      }
      stage.expectRest()
    }
  }

  /// The same page laid out again is no move.
  @Test(arguments: LayoutUnderTest.allCases, [Mover.nudge, .notch, .finger])
  func `invalidations in every frame let the view rest once`(kind: LayoutUnderTest, mover: Mover) {
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

  @Test(arguments: LayoutUnderTest.allCases)
  func `a new touch within the frame of a lift is another drag`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [40])
    stage.layout.releasePolicy.maximumPagesPerDrag = 1
    stage.layout.releasePolicy.cancelsSmoothly = false
    stage.show(item: 12)
    let page = stage.layout.currentPage
    for _ in 0..<3 {
      stage.touch(by: 80, over: 0.1)
      stage.simulation.finger.release()
    }
    stage.rest()
    #expect(stage.layout.currentPage == page + 3)
    stage.expectRest()
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

  /// A spring may move the view on, after the last step of the layout's own scroll.
  @Test(arguments: LayoutUnderTest.allCases.filter(\.hasEnds), [0.03, 0.1, 0.3])
  func `a timed scroll in a spring ends on its page`(kind: LayoutUnderTest, duration: Double) {
    for frame in 0..<20 {
      let stage = PromiseStage(kind, counts: [12], showing: 11)
      stage.flick(by: 160, over: 0.05)
      stage.simulation.run(for: Double(frame) / 60)
      stage.layout.scroll(toPage: stage.layout.numberOfPages - 1, duration: duration)
      #expect(stage.simulation.runUntilRest(limit: 5))
      #expect(stage.layout.currentPage == stage.layout.numberOfPages - 1)
      stage.expectRest()
    }
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
