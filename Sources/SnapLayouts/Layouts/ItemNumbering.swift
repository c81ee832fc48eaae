#if canImport(UIKit)
import UIKit

/// Counts the items of all sections through: index paths on one side, numbers from 0 on the other.
///
/// O(1) memory per section; finds a number in O(1) and an index path in O(log sections).
struct ItemNumbering: Hashable {
  /// The number of the first item of each section, and at the end the number of all items.
  private let starts: [Int]

  init(counts: [Int]) {
    starts = counts.reduce(into: [0]) { starts, count in
      starts.append(starts[starts.count - 1] + max(0, count))
    }
  }

  /// The numbering of a collection view's items.
  @MainActor
  init(of collectionView: UICollectionView) {
    self.init(
      counts: (0..<collectionView.numberOfSections)
        .map { collectionView.numberOfItems(inSection: $0) })
  }

  /// The number of items of each section.
  var counts: [Int] { zip(starts.dropFirst(), starts).map { $0 - $1 } }

  var itemCount: Int { starts[starts.count - 1] }

  var sectionCount: Int { starts.count - 1 }

  func items(inSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Whether an item is the first of its section.
  func beginsSection(_ number: Int) -> Bool { indexPath(of: number)?.item == 0 }

  /// The number of an item; nil if there is no such item.
  func number(of indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2, (0..<sectionCount).contains(indexPath.section),
      (0..<items(inSection: indexPath.section).count).contains(indexPath.item)
    else { return nil }
    return starts[indexPath.section] + indexPath.item
  }

  /// The index path of a number; nil if there is no such item.
  func indexPath(of number: Int) -> IndexPath? {
    guard (0..<itemCount).contains(number) else { return nil }
    var (section, end) = (0, sectionCount)
    while end - section > 1 {
      let middle = (section + end) / 2
      if starts[middle] <= number { section = middle } else { end = middle }
    }
    return IndexPath(item: number - starts[section], section: section)
  }
}
#endif
