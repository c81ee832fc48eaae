import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Which page a release goes to, on a screen.
@MainActor
@Suite(.worlds) struct ReleaseOnScreenTests {
  /// `ReleaseModelTests` compares that with the documented rule.
  @Test(arguments: LayoutUnderTest.allCases)
  func `a layout's answer is that of its policy for its pages`(layout: LayoutUnderTest) {
    for (isHorizontal, policy) in [true, false].flatMap({
      [($0, ReleasePolicy.picker), ($0, .shelf), ($0, .paging)]
    }) {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      screen.layout.releasePolicy = policy
      let first = screen.offset(ofPage: 0)
      for distance in stride(from: CGFloat(0), through: 900, by: Effort.scaled(quick: 41, full: 17))
      {
        screen.move(to: first + distance)
        let start = screen.offset
        for velocity in [-3, -0.3, 0, 0.6] as [CGFloat] {
          for coast in [-3000, -40, -5, 200] as [CGFloat] {
            let release = DragRelease(
              startOffset: start, releaseOffset: start, proposedOffset: start + coast,
              velocity: velocity)
            let expected = policy.restingOffset(for: release, stops: screen.layout.pageStops)
            #expect(screen.target(proposed: start + coast, velocity: velocity) == expected)
          }
        }
      }
    }
  }

  @Test(arguments: [
    (LayoutUnderTest.leadingPadded, -40), (.shelf, 50), (.flushShelf, 50), (.shelfOfTwo, 50),
  ])
  func `negative target offsets keep their sign`(layout: LayoutUnderTest, next: CGFloat) {
    let screen = SnapScreen(strip: layout.make()) { _, view in view.contentInset.left = 130 }
    #expect(screen.target(proposed: -120) == -130 && screen.target(proposed: next - 20) == next)
  }
}

#if canImport(UIKitSimulation)
extension ReleaseOnScreenTests {
  @Test func `a touch that the system cancels ends on the item where it began`() {
    let screen = SnapScreen(strip: CenteredPickerLayout(), itemLength: 100, spacing: 20)
    screen.simulation.finger.touchDown(at: screen.middle)
    screen.simulation.finger.move(to: screen.point(-55), over: 0.2)
    screen.simulation.finger.cancel()
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 0 && screen.isOnPage)
  }

  private final class EveryThirdPage: CenteredPickerLayout {
    override func page(for release: DragRelease, stops: PageStops) -> Int? {
      super.page(for: release, stops: stops).map { ($0 + 1) / 3 * 3 }
    }
  }

  @Test func `a subclass may have a release rule of its own`() {
    let screen = SnapScreen(EveryThirdPage()) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
    }
    screen.dragToRest(by: -260, over: 0.5, hold: 0.2)
    #expect(screen.layout.currentPage == 3 && screen.layout.pageStops[3] == screen.offset)
  }

  // MARK: A banner

  /// The first ten points of a drag only start it (fact 5).
  private static let slop: CGFloat = 10

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
    let screen = LoopCase(isHorizontal: isHorizontal, length: 360).makeScreen()
    let start = screen.offset
    let slop = row.distance < 0 ? -Self.slop : Self.slop
    screen.drag(by: -(row.distance + slop), over: row.duration, hold: row.hold)
    #expect(screen.offset == start + row.distance)
    screen.simulation.runUntilRest(limit: 5)
    #expect(screen.offset == start + CGFloat(row.pages) * 360)
  }

  @Test(arguments: [20.0, -20])
  func `a cancelled drag takes a visible time to return`(distance: CGFloat) {
    let screen = LoopCase(length: 375).makeScreen()
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
