#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app whose other views follow the offset.
@MainActor
struct FollowingPatternTests {
  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.allCases))
  func `a header that follows the offset is never behind`(app: AppCase) {
    let code = AppCode()
    let header = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    code.onScroll = {
      header.transform = CGAffineTransform(translationX: 0 - $0.contentOffset.x, y: 0)
    }
    let screen = AppScreen(app, count: 12, itemLength: 120, spacing: 10, delegate: code)
    screen.simulation.window.addSubview(header)
    screen.show(page: 3)
    var isBehind = false
    screen.simulation.onFrame = { [unowned view = screen.view] in
      isBehind = isBehind || header.transform.tx != 0 - view.contentOffset.x
    }
    screen.perform(app.gesture)
    screen.rest()
    screen.view.scrollToItem(at: [0, 6], at: screen.position, animated: true)
    screen.rest()
    screen.view.frame.size.width = 350
    screen.rest()
    #expect(!isBehind)
    screen.expectRest()
  }
}
#endif
