import Testing
import UIKit
import UIKitSimulation

@MainActor
struct InsetPagesTests {
  let layout = InsetPagesLayout()
  let screen: FieldScreen

  init() {
    layout.itemSize = CGSize(width: 200, height: 150)
    layout.minimumLineSpacing = 20
    screen = FieldScreen(layout)
  }

  @Test func `facts 28, 30: an inset that the layout writes during its invalidation takes effect`()
  {
    #expect(screen.view.adjustedContentInset.left == 50)
    #expect(screen.view.contentOffset == CGPoint(x: -50, y: 0))
    #expect(layout.page == 0)
    screen.view.frame = CGRect(x: 0, y: 0, width: 260, height: 190)
    screen.simulation.layOut()
    #expect(screen.view.adjustedContentInset.left == 30)
    #expect(screen.view.contentOffset == CGPoint(x: -30, y: 0))
    #expect(layout.page == 0)
  }

  @Test func `facts 2, 15, 47: slow or fast, it rests on a page, at both ends too`() {
    screen.drag(x: -130)
    #expect(layout.page == 1)
    #expect(screen.view.contentOffset.x == 170)
    screen.flick(x: -40)
    #expect(layout.page == 2)
    screen.flick(x: 200)
    screen.flick(x: 200)
    screen.flick(x: 200)
    #expect(screen.view.contentOffset.x == -50)
  }

  @Test func `facts 10, 22: it scrolls to a page on request, at once or with an animation`() {
    layout.show(page: 4, animated: false)
    screen.simulation.layOut()
    #expect(layout.page == 4)
    layout.show(page: 9, animated: true)
    screen.simulation.runUntilRest()
    #expect(layout.page == 9)
    #expect(screen.source.log.calls.filter { $0 == "didEndScrollingAnimation" }.count == 1)
  }
}
