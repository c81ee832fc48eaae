import Foundation
import Testing

@testable import UIKit

/// The batches that are rejected; where everything is after the others is what `DiffableDataSourceTests` tries.
struct UpdatePlanTests {
  /// A batch that is rejected, or not.
  struct Batch: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let (before, after): ([Int], [Int])
    let error: InconsistentUpdate?
    let change: @Sendable (inout CollectionChanges) -> Void

    init(
      _ name: String, _ before: [Int], _ after: [Int], _ error: InconsistentUpdate?,
      change: @escaping @Sendable (inout CollectionChanges) -> Void
    ) {
      (testDescription, self.error, self.change) = (name, error, change)
      (self.before, self.after) = (before, after)
    }
  }

  private static func at(_ items: Int...) -> [IndexPath] {
    items.map { IndexPath(item: $0, section: 0) }
  }

  static let batches = [
    Batch("an insertion", [3], [4], nil) { $0.items.inserted = at(1) },
    Batch("a section with other items", [3, 2], [3, 9], nil) { $0.sections.reloaded = [1] },
    Batch("a section less", [3, 2], [2], nil) { $0.sections.deleted = [0] },
    Batch("too few items", [3], [3], .itemCount(section: 0, found: 3, expected: 4)) {
      $0.items.inserted = at(1)
    },
    Batch("too many items", [3], [4], .itemCount(section: 0, found: 4, expected: 3)) { _ in },
    Batch("too few sections", [3, 2], [3], .sectionCount(found: 1, expected: 2)) {
      $0.sections.reloaded = [1]
    },
    Batch("no such item", [3], [2], .unknownItem(at(3)[0])) { $0.items.deleted = at(3) },
    Batch("beyond the new end", [3], [4], .unknownItem(at(4)[0])) { $0.items.inserted = at(4) },
    Batch("no such section", [3], [2], .unknownSection(1)) { $0.sections.deleted = [1] },
    Batch("deleted and reloaded", [3], [2], .repeatedItem(at(1)[0])) {
      ($0.items.deleted, $0.items.reloaded) = (at(1), at(1))
    },
    Batch("inserted twice", [3], [5], .repeatedItem(at(1)[0])) { $0.items.inserted = at(1, 1) },
    Batch("moved twice", [3, 1], [3, 1], .repeatedSection(0)) {
      $0.sections.moved = [.init(origin: 0, destination: 1), .init(origin: 0, destination: 0)]
    },
  ]

  @Test(arguments: batches)
  func `fact 43: a batch that doesn't fit the counts and positions is rejected`(batch: Batch) {
    var changes = CollectionChanges()
    batch.change(&changes)
    do throws(InconsistentUpdate) {
      _ = try CollectionUpdatePlan(changes, before: batch.before, after: batch.after)
      #expect(batch.error == nil)
    } catch { #expect(error == batch.error) }
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
}
