import Testing

@testable import UIKit

/// The batches that are rejected; where everything is after the others is what `DiffableDataSourceTests` tries.
struct UpdatePlanTests {
  private typealias Change = @Sendable (inout CollectionChanges) -> Void

  /// A name, the counts before and after, what is wrong, and the changes.
  private static let batches: [(String, [Int], [Int], InconsistentUpdate?, Change)] = [
    ("an insertion", [3], [4], nil, { $0.items.inserted = [.item(1)] }),
    ("a section with other items", [3, 2], [3, 9], nil, { $0.sections.reloaded = [1] }),
    ("a section less", [3, 2], [2], nil, { $0.sections.deleted = [0] }),
    (
      "too few items", [3], [3], .itemCount(section: 0, found: 3, expected: 4),
      { $0.items.inserted = [.item(1)] }
    ),
    ("too many items", [3], [4], .itemCount(section: 0, found: 4, expected: 3), { _ in }),
    (
      "too few sections", [3, 2], [3], .sectionCount(found: 1, expected: 2),
      { $0.sections.reloaded = [1] }
    ),
    ("no such item", [3], [2], .unknownItem(.item(3)), { $0.items.deleted = [.item(3)] }),
    ("beyond the new end", [3], [4], .unknownItem(.item(4)), { $0.items.inserted = [.item(4)] }),
    ("no such section", [3], [2], .unknownSection(1), { $0.sections.deleted = [1] }),
    (
      "deleted and reloaded", [3], [2], .repeatedItem(.item(1)),
      { ($0.items.deleted, $0.items.reloaded) = ([.item(1)], [.item(1)]) }
    ),
    (
      "inserted twice", [3], [5], .repeatedItem(.item(1)),
      { $0.items.inserted = [.item(1), .item(1)] }
    ),
    (
      "moved twice", [3, 1], [3, 1], .repeatedSection(0),
      { $0.sections.moved = [.init(origin: 0, destination: 1), .init(origin: 0, destination: 0)] }
    ),
  ]

  @Test(arguments: batches)
  private func `fact 43: a batch that doesn't fit the counts and positions is rejected`(
    name: String, before: [Int], after: [Int], expected: InconsistentUpdate?, change: Change
  ) {
    var changes = CollectionChanges()
    change(&changes)
    do throws(InconsistentUpdate) {
      _ = try CollectionUpdatePlan(changes, before: before, after: after)
      #expect(expected == nil)
    } catch { #expect(error == expected) }
  }

  @Test func `facts 43, 84: errors of the app end the process, as in UIKit`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { LoggedCollection().view.insertItems(at: [.item(0)]) }
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([1, 1])
    }
  }
}
