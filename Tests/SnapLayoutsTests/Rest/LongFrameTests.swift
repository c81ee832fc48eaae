#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit
import UIKitSimulation

/// A busy app shows few frames.
@MainActor
@Suite struct LongFrameTests {
  @Test(
    arguments: MoverCase.all,
    Effort.scaled(quick: [10, 18, 24, 30], full: [6, 8, 10, 12, 15, 18, 20, 24, 25, 30]))
  func `keys, notches and steps get on at every frame rate`(place: MoverCase, rate: Int) {
    for mover in [Mover.key, .silentKey, .deceleratingKey, .animatedNotch, .trackpadStroke] {
      // Two frames show all of it, which is an offset that the app sets.
      if mover == .silentKey, rate == 6 { continue }
      var place = place
      place.framesPerSecond = rate
      OpenQuestions.$current.withValue(mover.answers) {
        let stage = place.stage()
        let page = stage.layout.currentPage
        _ = mover.act(stage, isForward: place.isForward)
        stage.rest()
        let turned = stage.turned(from: page) * (place.isForward ? 1 : -1)
        // A stroke coasts.
        #expect(mover == .trackpadStroke ? turned >= 1 : turned == 1, "\(mover): \(turned)")
        stage.expectRest()
      }
    }
  }

  /// Both are two offsets before the next frame, so no rule tells a direction from a place.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a silent key in two frames is what an app does that sets two offsets`(scale: CGFloat) {
    let place = MoverCase(scale: scale, framesPerSecond: 6)
    var steps: [CGPoint] = []
    let logs = [true, false].map { isKey in
      OpenQuestions.$current.withValue(Mover.silentKey.answers) {
        let stage = place.stage()
        if isKey {
          steps = [stage.view.contentOffset]
          _ = Mover.silentKey.act(stage, isForward: true)
        }
        // Each a little longer than a frame; the second one draws the key's last offset.
        for _ in isKey ? 1...2 : 1...1 {
          stage.simulation.run(for: 0.17)
          if isKey { steps.append(stage.view.contentOffset) }
        }
        #expect(steps.count == 3 && steps[0].x < steps[1].x && steps[1].x < steps[2].x)
        if !isKey { for step in steps.dropFirst() { stage.view.contentOffset = step } }
        stage.rest()
        #expect(stage.turned(from: 200) == 0)
        return stage.layout.eventLog
      }
    }
    #expect(logs[0] == logs[1])
  }

  /// After a hang of 0.29 seconds, an animation of 0.3 is all but over; one that isn't announced is then a single step.
  @Test(arguments: MoverCase.all, Effort.scaled(quick: [0, 1], full: Array(0...6)))
  func `what an app that hangs once has not shown gets on`(place: MoverCase, frames: Int) {
    for mover in [Mover.key, .animatedNotch, .trackpadStroke] {
      OpenQuestions.$current.withValue(mover.answers) {
        let stage = place.stage()
        let page = stage.layout.currentPage
        _ = mover.act(stage, isForward: place.isForward)
        stage.simulation.run(for: Double(frames) / Double(place.framesPerSecond))
        stage.simulation.hang(for: 0.29)
        stage.rest()
        let turned = stage.turned(from: page) * (place.isForward ? 1 : -1)
        #expect(mover == .trackpadStroke ? turned >= 1 : turned == 1, "\(mover): \(turned)")
        stage.expectRest()
      }
    }
  }
}
#endif
