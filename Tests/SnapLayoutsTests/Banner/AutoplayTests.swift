#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// systems.md §4 and C14–C16 of facts/peers.md.
@MainActor
@Suite struct AutoplayTests {
  /// A banner that turns its pages every three seconds.
  private func banner(
    _ counts: [Int] = [3], autoplay: Autoplay? = Autoplay(interval: 3)
  ) -> SnapScreen<InfiniteBannerLayout> {
    SnapScreen(InfiniteBannerLayout(), counts: counts) { layout, _ in layout.autoplay = autoplay }
  }

  /// The pages on which the banner rests, and when, to a tenth of a second.
  private func rests(
    of screen: SnapScreen<InfiniteBannerLayout>, for seconds: Double
  ) -> [String] {
    var rests: [String] = []
    let simulation = screen.simulation
    screen.layout.onRest = { rests.append("\($0) at \((simulation.time * 10).rounded() / 10)") }
    simulation.run(for: seconds)
    screen.layout.onRest = nil
    return rests
  }

  @Test func turnsAPageEveryIntervalAfterTheRest() {
    #expect(rests(of: banner(), for: 14) == ["1 at 3.3", "2 at 6.7", "0 at 10.0", "1 at 13.3"])
  }

  @Test func turnsBackwardsToo() {
    let autoplay = Autoplay(interval: 3, direction: .backward)
    #expect(rests(of: banner(autoplay: autoplay), for: 7) == ["2 at 3.3", "1 at 6.7"])
  }

  @Test func startsAnewWithoutALoop() {
    let screen = banner([2])
    screen.layout.isLooping = false
    #expect(rests(of: screen, for: 7) == ["1 at 3.3", "0 at 6.7"])
  }

  @Test(arguments: [[], [0], [1]])
  func aSinglePageIsNotTurned(counts: [Int]) {
    let screen = banner(counts)
    #expect(rests(of: screen, for: 20).isEmpty)
  }

  @Test func takesItsTime() {
    let autoplay = Autoplay(interval: 3, turnDuration: 1, turnCurve: .linear)
    let screen = banner(autoplay: autoplay)
    let start = screen.offset
    screen.simulation.run(for: 3.5)
    #expect(abs(screen.offset - start - 150) <= 10)
    screen.simulation.run(for: 0.6)
    #expect(screen.offset == start + 300)
    #expect(screen.layout.currentPage == 1)
  }
}
#endif
