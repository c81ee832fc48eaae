#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKitSimulation

/// A delegate can't tell a layout of the library from a hand-written one that returns the same pages.
@MainActor
@Suite(.worlds) struct DelegateDifferentialTests {
  private typealias Run = (setup: DelegateSetup, gestures: [DelegateGesture])

  private func expectSameCalls(_ runs: [Run]) {
    #expect(!runs.isEmpty)
    for (setup, gestures) in runs {
      guard let difference = DelegateTwins(setup).difference(gestures) else { continue }
      Issue.record("\(setup), \(gestures): \(difference)")
      return
    }
  }

  private func random(
    quick: Int, full: Int, _ gestures: (inout SeededGenerator) -> [DelegateGesture]
  ) -> [Run] {
    Effort.seeds(quick: quick, full: full).map { seed in
      var generator = SeededGenerator(seed: seed)
      return (generator.pick(DelegateSetup.all), gestures(&generator))
    }
  }

  @Test func `random gestures make the same calls`() {
    expectSameCalls(
      random(quick: 100, full: 2000) { generator in
        (0..<generator.integer(1...5)).map { _ in .randomTouch(using: &generator) }
      })
  }

  @Test func `a wheel and keys among the gestures make the same calls`() {
    let runs = random(quick: 60, full: 1000) { generator in
      (0..<generator.integer(1...5)).map { _ in .randomScroll(using: &generator) }
    }
    expectSameCalls(
      runs.filter {
        // The hand-written layout really ends there.
        $0.setup.kind.hasEnds
          || !$0.gestures.contains(.key(.home)) && !$0.gestures.contains(.key(.end))
      })
  }

  /// The layout waits for stillness before it scrolls to a page, and its frames stand still before UIKit's
  /// animation moves.
  @Test(arguments: [DelegateGesture.key(.home), .key(.pageUp), .key(.end), .wheel(by: -130)])
  func `a scroll at any time before the layout's makes the same calls`(scroll: DelegateGesture) {
    let setups = DelegateSetup.pairwise.filter { $0.kind.hasEnds && $0.framesPerSecond == 120 }
    expectSameCalls(
      Effort.scaled(quick: Array(setups.prefix(2)), full: setups).flatMap { setup in
        (0...15).map { frame in
          (
            setup,
            [
              .drag(by: 185, over: 0.12, hold: 0.2), .drag(by: 4, over: 0.05, hold: 0.2),
              .wait(Double(frame) / 120), scroll,
            ]
          )
        }
      })
  }

  /// The layout doesn't repeat the animation that it takes for undone, but sets offsets frame by frame.
  @Test(arguments: [0.3, 0.35, 0.4])
  func `a key that leads back to where a wheel had stopped makes the same calls`(wait: Double) {
    let gestures = [DelegateGesture.wheel(by: 190), .wait(wait), .key(.left)]
    // Other answers lead the key elsewhere.
    OpenQuestions.$current.withValue(OpenQuestions()) {
      expectSameCalls([(DelegateSetup(kind: .center, itemLength: 66.7), gestures)])
    }
  }

  @Test func `the keys Home and End make the same calls in a loop`() {
    expectSameCalls(
      DelegateSetup.pairwise.filter { !$0.kind.hasEnds }
        .flatMap { [($0, [.key(.home)]), ($0, [.key(.end)])] })
  }

  @Test func `a change that changes nothing makes the same calls`() {
    expectSameCalls(random(quick: 60, full: 1500) { DelegateGesture.randomChange(using: &$0) })
  }

  /// UIKit would move it to a target against its velocity at once, so it stops, and the layout scrolls it back.
  @Test(arguments: LayoutUnderTest.itemByItem)
  func `a smooth cancel ends with an animation`(kind: LayoutUnderTest) {
    let recorder = DelegateRecorder()
    let screen = AppScreen(MoverCase(kind: kind), itemLength: 60, spacing: 10, delegate: recorder)
    (screen.layout.releasePolicy, screen.layout.releasePolicy.cancelsSmoothly) = (.banner, true)
    screen.show(page: 3)
    recorder.forget()
    // The limit of one page lies behind the finger.
    screen.swipe(by: -170, over: 0.05)
    screen.rest()
    #expect(
      recorder.calls.map { $0.prefix { $0 != " " } }.filter { $0 != "didScroll" } == [
        "willBeginDragging", "willEndDragging", "didEndDragging", "didEndScrollingAnimation",
      ])
    #expect(!recorder.calls.contains { $0.hasPrefix("didEndDragging (true)") })
    #expect(screen.layout.currentPage == 2)
  }
}

#endif
