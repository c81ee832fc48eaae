import Foundation

/// The assignment of items to pages; items are numbered through all sections.
///
/// Every item belongs to one page, pages are in order, and no page is empty.
struct PageGrouping: Sendable, Hashable {
  let itemCount: Int
  /// The number of pages.
  let count: Int
  /// The number of items of a full page; nil if pages are listed.
  let capacity: Int?
  /// The first item of each page if pages are listed.
  private let firstItems: [Int]

  /// Creates pages of equal numbers of items, except possibly the last one; they take no memory.
  ///
  /// A negative number of items counts as 0, and fewer than one item per page as 1.
  init(itemCount: Int, itemsPerPage: Int) {
    self.itemCount = max(0, itemCount)
    let size = max(1, itemsPerPage)
    (capacity, firstItems) = (size, [])
    count = self.itemCount / size + (self.itemCount % size > 0 ? 1 : 0)
  }

  /// Creates pages that begin at the given items: an ascending list of items that exist, from 0 on.
  ///
  /// If every item is a page, the list takes no memory.
  init(firstItems: [Int], itemCount: Int) {
    (self.itemCount, count) = (itemCount, firstItems.count)
    (capacity, self.firstItems) = count == itemCount ? (1, []) : (nil, firstItems)
  }

  /// The items of a page, found in O(1); an empty range if there is no such page.
  @inline(never)
  func items(inPage page: Int) -> Range<Int> {
    guard (0..<count).contains(page) else { return 0..<0 }
    guard let capacity else {
      return firstItems[page]..<(page + 1 < count ? firstItems[page + 1] : itemCount)
    }
    let first = page * capacity
    return first..<first + min(capacity, itemCount - first)
  }

  /// The page of an item, found in O(log n) if pages are listed; nil if there is no such item.
  @inline(never)
  func page(forItem item: Int) -> Int? {
    guard (0..<itemCount).contains(item) else { return nil }
    if let capacity { return item / capacity }
    // The page if all had the same number of items.
    let page = Int(CGFloat(item) / CGFloat(itemCount) * CGFloat(count))
    return (0...count).lastNumber(near: page) { firstItems[$0] <= item }
  }
}
