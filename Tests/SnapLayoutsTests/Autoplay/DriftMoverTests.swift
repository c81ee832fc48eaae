#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A drift goes on for ever, so the page ahead of it is nobody's destination.
@MainActor
@Suite struct DriftMoverTests {
  /// A view that has drifted on from a page by a part of the way to the next one.
  private func stage(_ place: MoverCase, at part: CGFloat) -> PromiseStage {
    let stage = place.stage { layout, _ in layout.autoplay = Autoplay(interval: 1, driftSpeed: 10) }
    let start = stage.screen.offset
    stage.simulation.run(for: 1.2)
    while abs(stage.screen.offset - start) < part * stage.stride {
      stage.simulation.run(for: 1.0 / 60)
    }
    return stage
  }

  @Test(arguments: MoverCase.all, [0, 0.5])
  func `one swipe on a drifting view turns one page`(place: MoverCase, hold: Double) {
    for part in Effort.scaled(quick: [0.05, 0.3], full: [0.02, 0.1, 0.2, 0.3, 0.38, 0.6]) {
      let stage = stage(place, at: part)
      stage.layout.releasePolicy.maximumPagesPerDrag = 1
      let page = stage.layout.currentPage - (part > 0.5 ? 1 : 0)
      stage.simulation.finger.touchDown(at: stage.screen.middle)
      if hold > 0 { stage.simulation.finger.hold(for: hold) }
      let distance: CGFloat = place.isForward ? 60 : -60
      stage.simulation.finger.move(
        to: stage.screen.point(stage.way == .rightToLeft ? distance : -distance), over: 0.08)
      stage.simulation.finger.release()
      stage.simulation.run(for: 0.9)
      #expect(stage.turned(from: page) == (place.isForward ? 1 : 0), "\(part)")
    }
  }

  /// Over a few pixels, an animation shows nothing in its first frames; each one replaces the last one before that.
  @Test(arguments: MoverCase.all)
  func `an app that animates anew in each frame ends a drift`(place: MoverCase) {
    let stage = stage(place, at: 0.1)
    let page = stage.layout.currentPage
    for _ in 0..<6 {
      _ = Mover.animatedNudge.act(stage, isForward: place.isForward)
      stage.simulation.run(for: 1.0 / 60)
    }
    stage.simulation.run(for: 0.9)
    #expect(stage.screen.isOnPage)
    #expect(stage.turned(from: page) == (place.isForward ? 1 : 0))
  }

  enum Move: String, CaseIterable, Sendable { case key, pageDown, animated, jump }

  @Test(arguments: MoverCase.all.filter(\.isForward), Move.allCases)
  func `who scrolls a drifting view on gets on`(place: MoverCase, move: Move) {
    for part in Effort.scaled(quick: [0.1], full: [0.02, 0.1, 0.2]) {
      let stage = stage(place, at: part)
      let page = stage.layout.currentPage
      let goal = stage.screen.offset + stage.sign * stage.stride * 0.7
      switch move {
      case .key: _ = Mover.key.act(stage, isForward: true)
      case .pageDown: _ = Mover.pageKey.act(stage, isForward: true)
      case .animated: stage.set(goal, animated: true)
      case .jump: stage.set(goal, animated: false)
      }
      stage.simulation.run(for: 0.9)
      #expect(stage.turned(from: page) >= 1, "\(part)")
    }
  }

  /// The key turns the page; until it has, the app only helps.
  @Test(arguments: MoverCase.all)
  func `who scrolls on a view that is on its way to a page doesn't throw it back`(
    place: MoverCase
  ) {
    for frame in Effort.scaled(quick: [20, 28, 33], full: Array(12...50)) {
      let stage = place.stage()
      let page = stage.layout.currentPage
      _ = Mover.key.act(stage, isForward: place.isForward)
      stage.simulation.run(for: Double(frame) / 60)
      _ = Mover.animatedNudge.act(stage, isForward: place.isForward)
      stage.rest()
      let turned = stage.turned(from: page) * (place.isForward ? 1 : -1)
      #expect((1...2).contains(turned), "\(frame)")
      stage.expectRest()
    }
  }
}
#endif
