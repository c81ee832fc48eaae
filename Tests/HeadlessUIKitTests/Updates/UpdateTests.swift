import Testing
import UIKit
import UIKitSimulation

/// Batches of updates, fact by fact.
final class UpdateTests: LoggedCollection {
  @Test func `facts 43, 44, 53, 92, 93, 94: the order of a batch`() throws {
    view.performBatchUpdates { [self] in
      source.counts = [40]
      view.deleteItems(at: [.item(1)])
      view.insertItems(at: [.item(3)])
    }
    #expect(
      takeLayoutCalls() == [
        "ILW@0", "prepare", "size", "elements", "size", "prepare updates",
        "target without velocity", "final 0-0", "final 0-1", "final 0-2", "final 0-3",
        "final 0-4", "initial 0-0", "initial 0-1", "initial 0-2", "initial 0-3", "initial 0-4",
        "finalize updates",
      ])
    let context = try #require(layout.contexts.last)
    #expect(context.invalidateDataSourceCounts)
    #expect(!context.invalidateEverything)
    simulation.layOut()
    #expect(takeLayoutCalls() == [])
  }

  @Test func `fact 43: the layout gets every change; sections have no item`() {
    let collection = LoggedCollection(counts: [10, 3, 2])
    collection.view.performBatchUpdates {
      collection.source.counts = [2, 10, 5]
      collection.view.deleteSections([1])
      collection.view.insertSections([2])
      collection.view.moveSection(2, toSection: 0)
      collection.view.moveItem(at: .item(2), to: .item(0, in: 1))
      collection.view.reloadItems(at: [.item(7)])
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
    let (two, four) = (try #require(cell(2)), try #require(cell(4)))
    view.performBatchUpdates { [self] in
      view.deleteItems(at: [.item(0)])
      view.insertItems(at: [.item(5)])
      view.moveItem(at: .item(4), to: .item(0))
      view.reloadItems(at: [.item(3)])
    }
    #expect(cell(2) === two)
    #expect(cell(0) === four)
    #expect(two.frame.minY == 120)
    #expect(takeCalls("cell") == ["cell 3", "cell 4"])
  }

  @Test func `fact 43: a single change is a batch; a batch in a batch is a part of it`() {
    source.counts = [41]
    view.insertItems(at: [.item(0)])
    #expect(view.numberOfItems(inSection: 0) == 41)
    _ = takeLayoutCalls()
    view.performBatchUpdates { [self] in
      source.counts = [43]
      view.insertItems(at: [.item(0)])
      view.performBatchUpdates { [self] in view.insertItems(at: [.item(1)]) }
    }
    #expect(takeLayoutCalls().filter { $0 == "prepare updates" }.count == 1)
    #expect(layout.updates.count == 2)
  }

  @Test func `fact 86: a view of a new size knows its counts, whatever the layout asks for`() {
    final class Indifferent: UICollectionViewLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    view.collectionViewLayout = Indifferent()
    view.layoutIfNeeded()
    view.frame.size.width = 180
    source.counts = [41]
    view.insertItems(at: [.item(0)])
    #expect(view.numberOfItems(inSection: 0) == 41)
  }

  @Test func `facts 53, 94: elements that come and go with their section, headers too`() {
    let collection = LoggedCollection(counts: [1, 1, 1], isLaidOut: false)
    collection.layout.headerReferenceSize = CGSize(width: 200, height: 20)
    collection.simulation.layOut()
    _ = collection.layout.log.take()
    collection.view.performBatchUpdates {
      collection.view.deleteSections([0])
      collection.view.insertSections([2])
    }
    #expect(
      collection.takeCalls("initial", "final ", "isplay") == [
        "final 0-0", "final 1-0", "final 2-0", "final header 0", "final header 1",
        "final header 2", "initial 0-0", "initial 1-0", "initial 2-0", "initial header 0",
        "initial header 1", "initial header 2", "willDisplay 0", "willDisplay header 2",
      ])
    collection.simulation.run(for: 0.31)
    #expect(
      collection.takeCalls("EndDisplaying") == ["didEndDisplaying 0", "didEndDisplaying header 0"])
  }

  @Test func `facts 42, 44: the layout and the delegate choose the offset, within the range`() {
    scroll(to: 2000)
    view.performBatchUpdates { [self] in
      source.counts = [20]
      view.deleteItems(at: (20..<40).map { .item($0) })
    }
    #expect(layout.proposals == [CGPoint(x: 0, y: 890)])
    #expect(view.contentOffset.y == 890)
    layout.chooseTarget = { CGPoint(x: 0, y: $0.y - 90) }
    view.performBatchUpdates(nil)
    #expect(view.contentOffset.y == 800)
    #expect(view.indexPathsForVisibleItems.first == .item(13))
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
    show(Adjusting())
    view.performBatchUpdates(nil)
    #expect(view.contentOffset.y == 0)
  }
}
