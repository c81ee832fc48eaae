import Testing
import UIKit
import UIKitSimulation

/// Batches of updates, fact by fact.
@MainActor
struct UpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `facts 43, 44, 53, 92, 93, 94: the order of a batch`() throws {
    let collection = LoggedCollection.laidOut()
    collection.view.performBatchUpdates {
      collection.source.counts = [40]
      collection.view.deleteItems(at: [path(1)])
      collection.view.insertItems(at: [path(3)])
    }
    #expect(
      collection.takeLayoutCalls() == [
        "ILW@0", "prepare", "size", "elements", "size", "prepare updates",
        "target without velocity", "final 0-0", "final 0-1", "final 0-2", "final 0-3",
        "final 0-4", "initial 0-0", "initial 0-1", "initial 0-2", "initial 0-3", "initial 0-4",
        "finalize updates",
      ])
    let context = try #require(collection.layout.contexts.last)
    #expect(context.invalidateDataSourceCounts)
    #expect(!context.invalidateEverything)
    collection.simulation.layOut()
    #expect(collection.takeLayoutCalls() == [])
  }

  @Test func `fact 43: the layout gets every change; sections have no item`() {
    let collection = LoggedCollection.laidOut(counts: [10, 3, 2])
    collection.view.performBatchUpdates {
      collection.source.counts = [2, 10, 5]
      collection.view.deleteSections([1])
      collection.view.insertSections([2])
      collection.view.moveSection(2, toSection: 0)
      collection.view.moveItem(at: path(2), to: path(0, 1))
      collection.view.reloadItems(at: [path(7)])
    }
    let updates = collection.layout.updates.map {
      [$0.updateAction.rawValue] + ($0.indexPathBeforeUpdate.map { [$0.section, $0.item] } ?? [])
        + ($0.indexPathAfterUpdate.map { [$0.section, $0.item] } ?? [])
    }
    #expect(
      updates == [
        [1, 1, NSNotFound], [0, 2, NSNotFound], [3, 2, NSNotFound, 0, NSNotFound],
        [2, 0, 7, 1, 7], [3, 0, 2, 1, 0],
      ])
  }

  @Test func `fact 43: cells move with their items; only other cells are requested`() throws {
    let collection = LoggedCollection.laidOut()
    let (two, four) = (
      try #require(collection.view.cellForItem(at: path(2))),
      try #require(collection.view.cellForItem(at: path(4)))
    )
    collection.view.performBatchUpdates {
      collection.view.deleteItems(at: [path(0)])
      collection.view.insertItems(at: [path(5)])
      collection.view.moveItem(at: path(4), to: path(0))
      collection.view.reloadItems(at: [path(3)])
    }
    #expect(collection.view.cellForItem(at: path(2)) === two)
    #expect(collection.view.cellForItem(at: path(0)) === four)
    #expect(two.frame.minY == 120)
    let asked = collection.layout.log.take().filter { $0.hasPrefix("cell") }
    #expect(asked == ["cell 3", "cell 4"])
  }

  @Test func `fact 43: a single change is a batch; a batch in a batch is a part of it`() {
    let collection = LoggedCollection.laidOut()
    collection.source.counts = [41]
    collection.view.insertItems(at: [path(0)])
    #expect(collection.view.numberOfItems(inSection: 0) == 41)
    _ = collection.takeLayoutCalls()
    collection.view.performBatchUpdates {
      collection.source.counts = [43]
      collection.view.insertItems(at: [path(0)])
      collection.view.performBatchUpdates { collection.view.insertItems(at: [path(1)]) }
    }
    #expect(collection.takeLayoutCalls().filter { $0 == "prepare updates" }.count == 1)
    #expect(collection.layout.updates.count == 2)
  }

  @Test func `fact 86: a view of a new size knows its counts, whatever the layout asks for`() {
    final class Indifferent: UICollectionViewLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let collection = LoggedCollection.laidOut()
    collection.view.collectionViewLayout = Indifferent()
    collection.view.layoutIfNeeded()
    collection.view.frame.size.width = 180
    collection.source.counts = [41]
    collection.view.insertItems(at: [path(0)])
    #expect(collection.view.numberOfItems(inSection: 0) == 41)
  }

  @Test func `facts 53, 94: elements that come and go with their section, headers too`() {
    let collection = LoggedCollection(counts: [1, 1, 1])
    collection.layout.headerReferenceSize = CGSize(width: 200, height: 20)
    collection.simulation.layOut()
    _ = collection.layout.log.take()
    collection.view.performBatchUpdates {
      collection.view.deleteSections([0])
      collection.view.insertSections([2])
    }
    let calls = collection.layout.log.take().filter {
      $0.contains("initial") || $0.contains("final ") || $0.contains("isplay")
    }
    #expect(
      calls == [
        "final 0-0", "final 1-0", "final 2-0", "final header 0", "final header 1",
        "final header 2", "initial 0-0", "initial 1-0", "initial 2-0", "initial header 0",
        "initial header 1", "initial header 2", "willDisplay 0", "willDisplay header 2",
      ])
    #expect(!collection.layout.log.take().contains("didEndDisplaying 0"))
    collection.simulation.run(for: 0.31)
    #expect(
      collection.layout.log.take().filter { $0.contains("EndDisplaying") }
        == ["didEndDisplaying 0", "didEndDisplaying header 0"])
  }

  @Test func `facts 42, 44: the layout and the delegate choose the offset, within the range`() {
    let collection = LoggedCollection.laidOut()
    collection.view.contentOffset.y = 2000
    collection.simulation.layOut()
    collection.view.performBatchUpdates {
      collection.source.counts = [20]
      collection.view.deleteItems(at: (20..<40).map { path($0) })
    }
    #expect(collection.layout.proposals == [CGPoint(x: 0, y: 890)])
    #expect(collection.view.contentOffset.y == 890)
    collection.layout.chooseTarget = { CGPoint(x: 0, y: $0.y - 90) }
    collection.view.performBatchUpdates(nil)
    #expect(collection.view.contentOffset.y == 800)
    #expect(collection.view.indexPathsForVisibleItems.first == path(13))
  }

  @Test func `fact 42: a context's offset adjustment is ignored in the middle of a batch`() {
    final class Adjusting: UICollectionViewFlowLayout {
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts, !context.invalidateEverything {
          context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        }
        super.invalidateLayout(with: context)
      }
    }
    let collection = LoggedCollection.laidOut()
    collection.view.collectionViewLayout = Adjusting()
    collection.simulation.layOut()
    collection.view.performBatchUpdates(nil)
    #expect(collection.view.contentOffset.y == 0)
  }

  @Test func `fact 51: completions wait for the end of the animation`() {
    let collection = LoggedCollection.laidOut()
    let log = CallLog()
    collection.view.performBatchUpdates(nil) { log.note("done \($0)") }
    #expect(log.calls == [])
    collection.simulation.run(for: 0.29)
    #expect(log.calls == [])
    collection.simulation.run(for: 0.02)
    #expect(log.calls == ["done true"])
  }

  @Test func `fact 174: the completion of a view outside of a window comes without one`() {
    let collection = LoggedCollection.laidOut()
    let log = CallLog()
    collection.view.removeFromSuperview()
    collection.view.performBatchUpdates(nil) { _ in log.note("done") }
    collection.simulation.run(for: 1)
    #expect(log.calls == ["done"])
    collection.simulation.window.addSubview(collection.view)
    collection.simulation.run(for: 0.1)
    #expect(log.calls == ["done"])
  }
}
