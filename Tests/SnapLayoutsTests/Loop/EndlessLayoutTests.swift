#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Pickers and shelves that go round.
@MainActor
struct EndlessLayoutTests {
  @Test func `a looping picker goes round`() {
    let screen = SnapScreen(CenteredPickerLayout()) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.isLoopingEnabled = true
    }
    #expect(screen.layout.isLooping)
    screen.layout.scrollToPreviousPage(animated: true)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 8)
    let scale = screen.attributes(8).map { $0.transform3D.m11 } ?? 0
    #expect(abs(scale - 1.2) < 1e-6)
    screen.drag(by: -110, over: 0.3, hold: 0.2)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 0)
  }

  @Test(arguments: [1, 2])
  func `a looping shelf goes round, in one row and in two`(rows: Int) {
    let screen = SnapScreen(GroupPagingLayout(), counts: [12 * rows]) { layout, _ in
      layout.pageSizing = .perViewport(3)
      layout.minimumInteritemSpacing = 0
      layout.itemSize.height = rows == 1 ? 120 : 60
      layout.isLoopingEnabled = true
    }
    #expect(screen.layout.isLooping)
    #expect(screen.layout.numberOfPages == 4)
    for page in [1, 2, 3, 0, 1] {
      screen.drag(by: -150, over: 0.1)
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == page)
      #expect(screen.layout.indexPaths(inPage: page).count == 3 * rows)
    }
  }
}
#endif
