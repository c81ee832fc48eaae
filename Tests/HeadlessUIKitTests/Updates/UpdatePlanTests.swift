import EffortSupport
import Foundation
import Testing

@testable import UIKit

/// The new positions of everything in a batch update, and the batches that are rejected.
struct UpdatePlanTests {
  private func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func error(
    before: [Int], after: [Int], _ change: (inout CollectionChanges) -> Void
  ) -> InconsistentUpdate? {
    var changes = CollectionChanges()
    change(&changes)
    do {
      _ = try CollectionUpdatePlan(changes, before: before, after: after)
      return nil
    } catch { return error }
  }

  @Test func `fact 43: a batch that doesn't fit the counts is rejected`() {
    let one = IndexPath(item: 1, section: 0)
    #expect(error(before: [3], after: [4]) { $0.items.inserted = [one] } == nil)
    #expect(
      error(before: [3], after: [3]) { $0.items.inserted = [one] }
        == .itemCount(section: 0, found: 3, expected: 4))
    #expect(
      error(before: [3], after: [4]) { _ in }
        == .itemCount(section: 0, found: 4, expected: 3))
    #expect(
      error(before: [3, 2], after: [3]) { $0.sections.reloaded = [1] }
        == .sectionCount(found: 1, expected: 2))
    #expect(error(before: [3, 2], after: [3, 9]) { $0.sections.reloaded = [1] } == nil)
    #expect(error(before: [3, 2], after: [2]) { $0.sections.deleted = [0] } == nil)
  }

  @Test func `fact 43: a batch with nonexistent or duplicate positions is rejected`() {
    #expect(
      error(before: [3], after: [2]) { $0.items.deleted = [self.item(3)] }
        == .unknownItem(item(3)))
    #expect(
      error(before: [3], after: [4]) { $0.items.inserted = [self.item(4)] }
        == .unknownItem(item(4)))
    #expect(
      error(before: [3], after: [2]) { $0.sections.deleted = [1] } == .unknownSection(1))
    #expect(
      error(before: [3], after: [2]) {
        $0.items.deleted = [self.item(1)]
        $0.items.reloaded = [self.item(1)]
      } == .repeatedItem(item(1)))
    #expect(
      error(before: [3], after: [5]) { $0.items.inserted = [self.item(1), self.item(1)] }
        == .repeatedItem(item(1)))
    #expect(
      error(before: [3, 1], after: [3, 1]) {
        $0.sections.moved = [.init(origin: 0, destination: 1), .init(origin: 0, destination: 0)]
      } == .repeatedSection(0))
  }

  @Test func `facts 43, 84: errors of the app end the process, as in UIKit`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let collection = LoggedCollection.laidOut()
        collection.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([1, 1])
    }
  }

  @Test func `fact 43: deletions count in the old state, insertions in the new one`() throws {
    var changes = CollectionChanges()
    changes.items.deleted = [item(0), item(3)]
    changes.items.inserted = [item(1), item(2)]
    changes.items.moved = [.init(origin: item(5), destination: item(0))]
    let plan = try CollectionUpdatePlan(changes, before: [6], after: [6])
    #expect((0..<6).map { plan.newIndexPath(of: item($0))?.item } == [nil, 3, 4, nil, 5, 0])
  }

  /// Random batches, applied by the plan and, item by item, to lists.
  @Test(arguments: Effort.seeds(quick: 50, full: 500))
  func `plan does what lists do`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = BatchModel(random: &random)
    let old = model.sections
    let changes = model.randomBatch(&random)
    let plan = try CollectionUpdatePlan(
      changes, before: old.map(\.items.count), after: model.sections.map(\.items.count))
    let places = model.itemPlaces
    for (section, content) in old.enumerated() {
      #expect(
        plan.newSection(of: section)
          == model.sections.firstIndex { $0.name == content.name })
      for (item, name) in content.items.enumerated() {
        #expect(plan.newIndexPath(of: IndexPath(item: item, section: section)) == places[name])
      }
    }
  }

  @Test func `longest increasing subsequence`() {
    #expect([3, 1, 2, 5, 4].longestIncreasingSubsequence == [1, 2, 4])
    #expect([Int]().longestIncreasingSubsequence == [])
    #expect([3, 2, 1].longestIncreasingSubsequence.count == 1)
    #expect((0..<50).map { $0 }.longestIncreasingSubsequence == (0..<50).map { $0 })
  }
}
