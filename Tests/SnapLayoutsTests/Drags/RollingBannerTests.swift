#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The release rule of a banner, under a finger.
@MainActor
@Suite(.worlds) struct RollingBannerTests {
  /// The first ten points of a drag only start it (fact 5).
  private static let slop: CGFloat = 10

  private func banner(isHorizontal: Bool = true, length: CGFloat = 375) -> SnapScreen<
    InfiniteBannerLayout
  > {
    LoopCase(isHorizontal: isHorizontal, length: length).makeScreen()
  }

  /// Without velocity, 30 percent of the width turn the page; with any velocity, 10 percent with the momentum.
  @Test(
    arguments: [
      (108, 0.4, 0.3, 1), (107, 0.4, 0.3, 0), (300, 0.4, 0.3, 1), (-108, 0.4, 0.3, -1),
      (-107, 0.4, 0.3, 0), (38, 0.3, 0, 1), (20, 0.25, 0, 0), (-38, 0.3, 0, -1), (-20, 0.25, 0, 0),
      (200, 0.1, 0, 1), (30, 0.06, 0, 1),
    ] as [(CGFloat, Double, Double, Int)], [true, false])
  func `a part of the width turns the page`(
    row: (distance: CGFloat, duration: Double, hold: Double, pages: Int), isHorizontal: Bool
  ) {
    let screen = banner(isHorizontal: isHorizontal, length: 360)
    let start = screen.offset
    let slop = row.distance < 0 ? -Self.slop : Self.slop
    screen.drag(by: -(row.distance + slop), over: row.duration, hold: row.hold)
    #expect(screen.offset == start + row.distance)
    screen.simulation.runUntilRest(limit: 5)
    #expect(screen.offset == start + CGFloat(row.pages) * 360)
  }

  @Test(arguments: [20.0, -20])
  func `a cancelled drag takes a visible time to return`(distance: CGFloat) {
    let screen = banner()
    let start = screen.offset
    var offsets = [start + distance]
    screen.drag(by: -(distance + (distance < 0 ? -Self.slop : Self.slop)), over: 0.25)
    screen.simulation.onFrame = { offsets.append(screen.offset) }
    let release = screen.simulation.time
    var rest: TimeInterval?
    screen.layout.onSettle = { _ in rest = screen.simulation.time }
    screen.simulation.runUntilRest(limit: 5)
    #expect(screen.offset == start)
    #expect((rest ?? release) - release >= 0.25)
    // In no frame more than a fifth of the way, and never in the wrong direction.
    for (before, after) in zip(offsets, offsets.dropFirst()) {
      #expect(abs(after - before) <= abs(distance) / 5)
      #expect(abs(after - start) <= abs(before - start))
    }
  }
}
#endif
