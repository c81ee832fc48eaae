#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app with a slider that sets the offset.
@MainActor
struct ScrubberPatternTests {
  @Test(arguments: AppCase.cases(of: LayoutUnderTest.allCases), [77, -77] as [CGFloat])
  func `a scrubber leaves the view on the page nearest to its last offset`(
    app: AppCase, step: CGFloat
  ) {
    for count in [1, 2, 4, 7] {
      rests(app, Array(repeating: step, count: count), pause: 0.15)
    }
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.allCases), [1, -1] as [CGFloat])
  func `of two offsets in a tenth of a second the second one counts`(
    app: AppCase, direction: CGFloat
  ) {
    rests(app, [61 * direction, 121 * direction], pause: 0.1)
    rests(app, [60 * direction, 60 * direction], pause: 0.1)
  }

  private func rests(_ app: AppCase, _ steps: [CGFloat], pause: Double) {
    let screen = AppScreen(app, count: 40, itemLength: 80, spacing: 10)
    screen.show(page: screen.layout.numberOfPages / 2)
    var offset = screen.offset
    for (number, step) in steps.enumerated() {
      if number > 0 { screen.simulation.run(for: pause) }
      offset += step
      screen.set(offset)
    }
    let page = screen.layout.currentPage
    screen.rest()
    #expect(screen.layout.currentPage == page, "\(steps)")
    screen.expectRest("\(steps)")
  }
}
#endif
