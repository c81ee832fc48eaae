import Foundation

/// The assignment of items to pages; items are numbered through all sections.
///
/// Every item belongs to one page, pages are in order, and no page is empty.
struct PageGrouping: Sendable, Hashable {
  let itemCount: Int
  /// The number of pages.
  let count: Int
  private let arrangement: Arrangement

  /// Creates pages of equal numbers of items, except possibly the last one; they take no memory.
  ///
  /// A negative number of items counts as 0, and fewer than one item per page as 1.
  init(itemCount: Int, itemsPerPage: Int) {
    self.itemCount = max(0, itemCount)
    let size = max(1, itemsPerPage)
    arrangement = .uniform(size)
    count = self.itemCount / size + (self.itemCount % size > 0 ? 1 : 0)
  }

  /// Creates pages that begin at the given items.
  ///
  /// The list is sorted; duplicates and items that don't exist are removed, and item 0 is added. If
  /// every item is a page, the list takes no memory.
  init(firstItems: [Int], itemCount: Int) {
    self.itemCount = max(0, itemCount)
    var first: [Int] = []
    for item in [0] + firstItems.sorted() where (0..<self.itemCount).contains(item) {
      if first.last != item { first.append(item) }
    }
    arrangement = first.count == self.itemCount ? .uniform(1) : .listed(first)
    count = first.count
  }

  /// The items of a page, found in O(1); an empty range if there is no such page.
  @inline(__always)
  func items(inPage page: Int) -> Range<Int> {
    guard (0..<count).contains(page) else { return 0..<0 }
    switch arrangement {
    case .uniform(let size):
      let first = page * size
      return first..<first + min(size, itemCount - first)
    case .listed(let first):
      return first[page]..<(page + 1 < count ? first[page + 1] : itemCount)
    }
  }

  /// The page of an item, found in O(log n) if pages are listed; nil if there is no such item.
  func page(forItem item: Int) -> Int? {
    guard (0..<itemCount).contains(item) else { return nil }
    switch arrangement {
    case .uniform(let size):
      return item / size
    case .listed(let first):
      // The page if all had the same number of items.
      let page = Int(CGFloat(item) / CGFloat(itemCount) * CGFloat(count))
      return (0...count).lastNumber(near: page) { first[$0] <= item }
    }
  }

  private enum Arrangement: Sendable, Hashable {
    case uniform(Int)
    case listed([Int])
  }
}
