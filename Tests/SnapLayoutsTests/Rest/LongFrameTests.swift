#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit
import UIKitSimulation

/// A busy app shows few frames.
@MainActor
@Suite struct LongFrameTests {
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
}
#endif
