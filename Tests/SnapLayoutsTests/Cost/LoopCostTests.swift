#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The cost of a loop, in calls instead of time.
@MainActor
struct LoopCostTests {
  private func banner(
    _ count: Int, configure: (CountingLayout) -> Void = { _ in }
  ) -> SnapScreen<CountingLayout> {
    SnapScreen(
      CountingLayout(like: InfiniteBannerLayout()), counts: [count],
      configure: { layout, _ in configure(layout) })
  }

  /// The objects created, the elements returned and the calls in each frame.
  private func frames(_ screen: SnapScreen<CountingLayout>, swipes: Int = 4) -> [[Int]] {
    var frames: [[Int]] = []
    var before: [Int] = []
    func look() -> [Int] {
      let counts = screen.layout.counts
      return [
        CountedAttributes.made, counts.handedOut, counts.singleQueries, counts.metricInvalidations,
        screen.source.requests,
      ]
    }
    before = look()
    screen.simulation.onFrame = {
      let now = look()
      frames.append(zip(now, before).map { $0 - $1 })
      before = now
    }
    for number in 0..<swipes {
      screen.drag(by: number % 4 < 3 ? -150 : 150, over: 0.1)
      screen.simulation.runUntilRest(limit: 4)
    }
    screen.simulation.onFrame = nil
    return frames
  }

  /// The highest cost of a frame, by kind of cost.
  private func most(_ frames: [[Int]]) -> [Int] {
    (0..<5).map { kind in frames.map { $0[kind] }.max() ?? -1 }
  }

  @Test func `a frame costs the same after a long way`() {
    let screen = banner(5)
    let start = frames(screen)
    // As far as the view gets in hours, and moved back.
    for _ in 0..<2000 { screen.move(to: screen.offset + 300) }
    screen.layout.scrollToNextPage(animated: true)
    screen.simulation.runUntilRest(limit: 3)
    while screen.layout.currentPage != 0 {
      screen.layout.scrollToNextPage(animated: true)
      screen.simulation.runUntilRest(limit: 3)
    }
    #expect(most(frames(screen)) == most(start))
  }

  @Test func `new data costs the same for a million equal items as for three`() {
    func cost(_ count: Int) -> Int {
      let screen = banner(count)
      let before = CountedAttributes.made
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      return CountedAttributes.made - before
    }
    #expect(cost(1_000_000) <= cost(100))
    #expect(cost(1_000_000) < 30)
  }
}
#endif
