#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app with a button for the next page and one for the previous page.
@MainActor
struct ButtonPatternTests {
  @Test(arguments: AppCase.cases(of: LayoutUnderTest.withFullPages), [0.05, 0.15, 0.4, 1])
  func `each press turns one page, however fast they come`(app: AppCase, pause: Double) {
    // The app counts its pages, and follows what scrolls.
    let code = AppCode()
    var page = 0
    code.onEndOfMotion { page = $0.middleItem ?? page }
    let screen = AppScreen(app, delegate: code)
    screen.rest()
    for step in [1, 1, 1, -1, 1] {
      let next = min(max(0, page + step), 8)
      screen.view.scrollToItem(at: [0, next], at: .centeredHorizontally, animated: true)
      // After the request: if that replaces a scroll, UIKit announces the end of the replaced one within it, while the
      // view is still on its way.
      page = next
      screen.simulation.run(for: pause)
    }
    screen.rest()
    #expect(page == 3)
    #expect(screen.layout.currentPage == 3)
    screen.expectRest()
  }
}
#endif
