#if canImport(Foundation)
import Foundation
#endif

/// Which items form which page; items are counted through all sections.
///
/// Every item belongs to one page, the pages follow each other, and none is empty.
struct PageGrouping: Sendable, Hashable {
  let itemCount: Int
  /// The number of pages.
  let count: Int
  private let arrangement: Arrangement

  /// Pages of the same number of items, the last one perhaps of fewer; takes no memory.
  ///
  /// A negative number of items counts as 0, a page of fewer than one item as one of 1.
  init(itemCount: Int, itemsPerPage: Int) {
    self.itemCount = max(0, itemCount)
    let size = max(1, itemsPerPage)
    arrangement = .uniform(size)
    count = self.itemCount / size + (self.itemCount % size > 0 ? 1 : 0)
  }

  /// Pages that begin at the given items.
  ///
  /// The list is put in order, without what is listed twice or does not exist; a first page begins
  /// at item 0 in any case. Where every item is a page, the list takes no memory.
  init(firstItems: [Int], itemCount: Int) {
    self.itemCount = max(0, itemCount)
    var first: [UInt32] = []
    for item in [0] + firstItems.sorted() where (0..<self.itemCount).contains(item) {
      // Nothing lists more.
      let item = UInt32(clamping: item)
      if first.last != item { first.append(item) }
    }
    arrangement =
      first.count == self.itemCount
      ? .uniform(1) : .listed(first.withUnsafeBufferPointer(Array.init))
    count = first.count
  }

  /// The items of a page, found in O(1); none for a page that does not exist.
  func items(inPage page: Int) -> Range<Int> {
    guard (0..<count).contains(page) else { return 0..<0 }
    switch arrangement {
    case .uniform(let size):
      let first = page * size
      return first..<first + min(size, itemCount - first)
    case .listed(let first):
      return Int(first[page])..<(page + 1 < count ? Int(first[page + 1]) : itemCount)
    }
  }

  /// The page of an item, found in O(log n) where pages are listed; none for one that does not exist.
  func page(forItem item: Int) -> Int? {
    guard (0..<itemCount).contains(item) else { return nil }
    switch arrangement {
    case .uniform(let size):
      return item / size
    case .listed(let first):
      var (page, end) = (0, count)
      while end - page > 1 {
        let middle = (page + end) / 2
        if first[middle] <= item { page = middle } else { end = middle }
      }
      return page
    }
  }

  private enum Arrangement: Sendable, Hashable {
    case uniform(Int)
    case listed([UInt32])
  }
}
