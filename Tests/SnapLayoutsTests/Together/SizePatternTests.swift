#if canImport(UIKitSimulation)
import Testing
import UIKit

/// An app that gives insets and sizes of its own whenever its screen is laid out.
@MainActor
struct SizePatternTests {
  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.withFullPages))
  func `insets from viewDidLayoutSubviews center each item, also at another width`(app: MoverCase) {
    let screen = AppScreen(
      app, count: 12, itemLength: 80, spacing: 10,
      controller: { strip in
        let controller = StripController(strip)
        controller.onLayout = {
          let side = (strip.bounds.width - 80) / 2
          strip.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        }
        return controller
      })
    for gesture in [AppGesture.flick, .slowDrag, .overscroll] {
      screen.performToRest(gesture)
      expectFrontInMiddle(screen, "\(gesture)")
    }
    screen.show(page: 5)
    screen.simulation.resize(to: CGSize(width: 400, height: 90))
    screen.rest()
    #expect(screen.item == 5)
    expectFrontInMiddle(screen, "wider")
    screen.expectRest()
  }

  private func expectFrontInMiddle(_ screen: AppScreen, _ comment: String) {
    let cell = screen.layout.currentIndexPath.flatMap(screen.view.cellForItem)
    let distance = cell.map { abs($0.center.x - screen.view.middle.x) } ?? .infinity
    #expect(distance <= screen.halfPixel, "\(comment)")
  }
}
#endif
