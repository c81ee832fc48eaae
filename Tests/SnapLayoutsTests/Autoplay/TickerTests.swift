#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// A drift without an interval: a news ticker, or a strip of logos.
@MainActor
@Suite(.worlds) struct TickerTests {
  private func ticker(_ kind: LayoutUnderTest = .loop, _ way: Way) -> PromiseStage {
    PromiseStage(kind, way) { layout, _ in layout.autoplay = Autoplay(interval: 0, driftSpeed: 60) }
  }

  /// The distance that the view moves in a time; a loop may be brought back meanwhile.
  private func way(of stage: PromiseStage, in time: Double) -> CGFloat {
    let start = stage.layout.pagePosition
    stage.simulation.run(for: time)
    let count = CGFloat(stage.layout.numberOfPages)
    return (stage.layout.pagePosition - start + count).truncatingRemainder(dividingBy: count) * 90
  }

  @Test(arguments: [LayoutUnderTest.loop, .picker, .shelf], Way.allCases)
  func `it begins at once`(kind: LayoutUnderTest, way: Way) {
    let stage = ticker(kind, way)
    let start = stage.screen.offset
    stage.simulation.run(for: 0.3)
    #expect(abs(stage.screen.offset - start) > 10)
  }

  @Test(arguments: Way.allCases)
  func `it goes on as soon as the finger has gone`(way: Way) {
    let stage = ticker(.loop, way)
    stage.simulation.run(for: 1)
    stage.touch(by: 25, over: 0.3)
    stage.simulation.finger.hold(for: 0.3)
    let held = stage.screen.offset
    stage.simulation.run(for: 2)
    #expect(stage.screen.offset == held, "the finger holds it")
    stage.simulation.finger.release()
    stage.simulation.run(for: 1)
    #expect(abs(self.way(of: stage, in: 1) - 60) <= 2)
  }

  @Test func `it goes on from where the finger left it, without a page, if a rule says so`() {
    let screen = SnapScreen(strip: TickerLayout(), length: 300) { layout, _ in
      layout.isLoopingEnabled = true
      layout.autoplay = Autoplay(interval: 0, driftSpeed: 60)
    }
    screen.simulation.run(for: 1)
    screen.drag(by: -33, over: 0.3, hold: 0.4)
    var offsets = [screen.offset]
    screen.simulation.onFrame = { offsets.append(screen.offset) }
    screen.simulation.run(for: 2)
    screen.simulation.onFrame = nil
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { (0...2).contains($0) }, "it jumps: \(steps)")
    #expect((offsets.last ?? 0) - offsets[0] > 60)
    let seconds = Double(steps.prefix { $0 == 0 }.count) / Double(screen.simulation.framesPerSecond)
    #expect(seconds < 0.25, "\(seconds) until it goes on")
  }

  @Test(
    arguments: [(0, 0), (1, 1), (-3, 0), (.nan, 5), (.infinity, 5), (8, 8)] as [(Double, Double)])
  func `an interval below two seconds is for drifts`(interval: Double, drifting: Double) {
    var autoplay = Autoplay(interval: interval)
    #expect(autoplay.interval == max(2, drifting))
    autoplay.driftSpeed = 30
    #expect(autoplay.interval == drifting)
    autoplay.driftSpeed = nil
    autoplay.interval = interval
    #expect(autoplay.interval == max(2, drifting))
  }
}
#endif
