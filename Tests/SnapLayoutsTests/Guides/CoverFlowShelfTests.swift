#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The second layout of the guide "Writing a layout" behaves as the guide says.
@MainActor
struct CoverFlowShelfTests {
  @Test func `the cover in front faces the viewer and the others turn away`() throws {
    let screen = SnapScreen(CoverFlowShelf())
    let front = try #require(screen.attributes(0))
    #expect(front.transform3D.m13 == 0 && front.center.x == screen.offset + 150)
    for side in [1, 8] {
      let turned = try #require(screen.attributes(side))
      #expect(abs(turned.transform3D.m13) > 0.5)
      #expect(turned.zIndex < front.zIndex)
    }
    #expect((screen.attributes(8)?.center.x ?? .nan) < front.center.x)
  }

  @Test func `a slow drag turns one cover and a flick as many as it reaches`() {
    let screen = SnapScreen(CoverFlowShelf())
    screen.drag(by: -280, over: 1.5, hold: 0.3)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 1)
    screen.drag(by: -140, over: 0.05)
    screen.simulation.runUntilRest()
    #expect((3...8).contains(screen.layout.currentPage))
    #expect(screen.layout.pagePosition == CGFloat(screen.layout.currentPage))
  }
}
#endif
