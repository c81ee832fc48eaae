#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app that makes a list look endless.
@MainActor
struct EndlessPatternTests {
  @Test(arguments: AppCase.cases(of: LayoutUnderTest.lists), [true, false])
  func `copies of the first and the last item are never seen at rest`(
    app: AppCase, isForward: Bool
  ) {
    // Five items with a copy of the last one before and of the first one after them.
    let code = AppCode()
    code.onEndOfMotion { view in
      guard let page = [0: 5, 6: 1][view.pageOfWidth] else { return }
      view.setContentOffset(CGPoint(x: CGFloat(page) * view.bounds.width, y: 0), animated: false)
    }
    let screen = AppScreen(app, count: 7, delegate: code)
    screen.layout.releasePolicy.maximumPagesPerDrag = 1
    screen.view.setContentOffset(CGPoint(x: 300, y: 0), animated: false)
    screen.rest()
    var shown: [Int?] = []
    for _ in 0..<7 {
      screen.swipe(by: isForward ? 120 : -120, over: 0.1)
      screen.rest()
      shown.append(screen.item)
    }
    #expect(shown == (isForward ? [2, 3, 4, 5, 1, 2, 3] : [5, 4, 3, 2, 1, 5, 4]))
    screen.expectRest()
  }
}
#endif
