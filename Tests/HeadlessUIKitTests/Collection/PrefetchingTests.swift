import Testing
import UIKit
import UIKitSimulation

/// Cells that are created before they are displayed, or wait afterwards.
@MainActor
final class PrefetchingTests: LoggedCollection {
  /// Cells of 60 points in 300: five and a part of the sixth; the finger moves up by 20 points.
  private func drag() {
    simulation.finger.touchDown(at: CGPoint(x: 100, y: 250))
    simulation.finger.move(to: CGPoint(x: 100, y: 220), over: 0.1)
  }

  @Test func `facts 35, 52: the next cell is prefetched and not displayed until it appears`() {
    drag()
    #expect(view.contentOffset.y == 20)
    #expect(takeCalls("cell", "isplay") == ["cell 5", "willDisplay 5", "cell 6"])
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4, 5])
    simulation.finger.move(to: CGPoint(x: 100, y: 160), over: 0.1)
    #expect(takeCalls(" 6") == ["willDisplay 6"])
  }

  @Test func `fact 52: no cells are prefetched with prefetching off, or at rest`() {
    #expect(view.isPrefetchingEnabled)
    scroll(to: 20)
    #expect(takeCalls("cell 6") == [])
    scroll(to: 0)
    view.isPrefetchingEnabled = false
    drag()
    #expect(takeCalls("cell 6") == [])
    #expect(!view.isPrefetchingEnabled)
  }

  @Test func `fact 151: two cells wait, and earlier ones are reused for other items`() {
    for offset in stride(from: 0, through: 1500, by: 50) { scroll(to: CGFloat(offset)) }
    #expect(source.cells.count <= 9)
    let hidden = view.subviews.filter(\.isHidden)
    #expect(hidden.count == 2)
    view.reloadData()
    simulation.layOut()
    #expect(view.subviews.allSatisfy { !$0.isHidden })
  }
}
