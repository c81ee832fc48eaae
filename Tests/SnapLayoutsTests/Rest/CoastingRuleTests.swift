#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A rule that lets the view coast: nil rests where the view stops, until something else moves it.
@MainActor
struct CoastingRuleTests {
  private final class CoastingLayout: SnapFlowLayout {
    var coasts = true

    override func page(for release: DragRelease, stops: PageStops) -> Int? {
      coasts ? nil : super.page(for: release, stops: stops)
    }
  }

  @Test func `the view rests where it stops`() {
    let screen = SnapScreen(
      strip: CoastingLayout() as SnapFlowLayout, length: 375, itemLength: 100, counts: [20])
    var rests: [Int] = []
    screen.layout.scroll(toPage: 2, animated: false)
    screen.passFrame()
    screen.layout.onSettle = { rests.append($0) }
    screen.drag(by: -300, over: 0.5, hold: 0.3)
    screen.simulation.run(for: 3)
    #expect(screen.offset == 510 && rests == [])
    screen.insert([0])
    screen.simulation.run(for: 3)
    #expect(screen.offset == 620)
    screen.drag(by: -100, over: 0.1)
    screen.simulation.run(for: 4)
    #expect(screen.offset > 800 && !screen.isOnPage)
    #expect(screen.layout.scrollToNextPage(animated: true))
    screen.simulation.run(for: 1)
    #expect(screen.isOnPage && rests == [screen.layout.currentPage])
    (screen.layout as? CoastingLayout)?.coasts = false
    screen.drag(by: -100, over: 0.1)
    screen.simulation.run(for: 4)
    #expect(screen.isOnPage && rests.last == screen.layout.currentPage)
  }
}
#endif
