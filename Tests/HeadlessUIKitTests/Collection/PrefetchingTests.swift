import Testing
import UIKit
import UIKitSimulation

/// Cells that are created before they are displayed.
@MainActor
struct PrefetchingTests {
  /// Cells of 60 points in 300: five and a part of the sixth; the finger moves up by 20 points.
  private func dragged(_ prepare: (UICollectionView) -> Void = { _ in }) -> LoggedCollection {
    let collection = LoggedCollection.laidOut()
    prepare(collection.view)
    let finger = collection.simulation.finger
    finger.touchDown(at: CGPoint(x: 100, y: 250))
    finger.move(to: CGPoint(x: 100, y: 220), over: 0.1)
    return collection
  }

  @Test func `facts 35, 52: the next cell is prefetched and not displayed until it appears`() {
    let collection = dragged()
    #expect(collection.view.contentOffset.y == 20)
    let calls = collection.layout.log.take().filter { $0.contains("cell") || $0.contains("isplay") }
    #expect(calls == ["cell 5", "willDisplay 5", "cell 6"])
    #expect(collection.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4, 5])
    collection.simulation.finger.move(to: CGPoint(x: 100, y: 160), over: 0.1)
    let next = collection.layout.log.take().filter { $0.contains("cell") || $0.contains("isplay") }
    #expect(next.filter { $0.hasSuffix(" 6") } == ["willDisplay 6"])
  }

  @Test func `fact 52: no cells are prefetched with prefetching off, or at rest`() {
    let collection = dragged { $0.isPrefetchingEnabled = false }
    #expect(!collection.layout.log.calls.contains("cell 6"))
    #expect(collection.view.isPrefetchingEnabled == false)
    let resting = LoggedCollection.laidOut()
    #expect(resting.view.isPrefetchingEnabled)
    resting.view.contentOffset.y = 20
    resting.simulation.layOut()
    #expect(!resting.layout.log.calls.contains("cell 6"))
  }
}
