#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The second layout of the guide "Writing a layout" behaves as the guide says.
@MainActor
struct CoverFlowShelfTests {
  private func shelf(
    counts: [Int] = [9], pageControl: UIPageControl? = nil
  ) -> SnapScreen<CoverFlowShelf> {
    SnapScreen(CoverFlowShelf(), counts: counts) { layout, _ in layout.pageControl = pageControl }
  }

  @Test func `covers follow the view`() {
    let screen = shelf()
    #expect(screen.attributes(0)?.size == CGSize(width: 120, height: 120))
    screen.resize(toLength: 500)
    #expect(screen.attributes(0)?.size == CGSize(width: 200, height: 120))
  }

  @Test func `the cover in front faces the viewer and the others turn away`() throws {
    let screen = shelf()
    let front = try #require(screen.attributes(0))
    #expect(front.transform3D.m13 == 0 && front.center.x == screen.offset + 150)
    for side in [1, 8] {
      let turned = try #require(screen.attributes(side))
      #expect(abs(turned.transform3D.m13) > 0.5)
      #expect(turned.zIndex < front.zIndex)
    }
    #expect((screen.attributes(8)?.center.x ?? .nan) < front.center.x)
  }

  @Test func `it goes round for ever`() {
    let screen = shelf()
    #expect(screen.layout.isLooping)
    for page in [8, 7, 6, 5, 4, 3, 2, 1, 0, 8] {
      screen.drag(by: 80, over: 0.4, hold: 0.2)
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == page)
    }
  }

  @Test func `a slow drag turns one cover and a flick as many as it reaches`() {
    let screen = shelf()
    screen.drag(by: -280, over: 1.5, hold: 0.3)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 1)
    screen.drag(by: -140, over: 0.05)
    screen.simulation.runUntilRest()
    #expect((3...8).contains(screen.layout.currentPage))
    #expect(screen.layout.pagePosition == CGFloat(screen.layout.currentPage))
  }

  @Test func `two covers have two ends in the middle`() {
    let screen = shelf(counts: [2])
    #expect(!screen.layout.isLooping)
    screen.layout.scroll(toPage: 1, animated: false)
    screen.simulation.runUntilRest()
    #expect(screen.attributes(1)?.center.x == screen.offset + 150)
  }

  @Test func `it drives a page control that turns its pages`() {
    let control = UIPageControl()
    let screen = shelf(pageControl: control)
    #expect(control.numberOfPages == 9)
    screen.layout.scrollToPreviousPage(animated: true)
    screen.simulation.runUntilRest()
    #expect(control.currentPage == 8)
    control.currentPage = 2
    control.sendActions(for: .valueChanged)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 2)
  }
}
#endif
