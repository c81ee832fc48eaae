import Foundation
import UIKit

/// The pages that a layout has to make of a strip, computed without the layout.
struct ExpectedPages {
  /// The items of each page, numbered through all sections.
  private(set) var items: [Range<Int>] = []
  /// The length of the header with which each page begins.
  private(set) var headers: [CGFloat] = []
  /// The start of each item in the content, before padding.
  private(set) var itemStarts: [CGFloat] = []

  var count: Int { items.count }

  /// The last page.
  var last: Int { count - 1 }

  /// The page of an item.
  func page(of item: Int) -> Int { items.firstIndex { $0.contains(item) } ?? -1 }

  /// The first item of the page of an item.
  func front(of item: Int) -> Int { items[page(of: item)].lowerBound }

  /// The distance from the start of a page to that of the next one, in points.
  func pageStride(after page: Int) -> CGFloat {
    itemStarts[items[page + 1].lowerBound] - itemStarts[items[page].lowerBound]
  }

  /// Makes all pages from one on a single page.
  mutating func join(from page: Int) {
    items[page...] = [items[page].lowerBound..<itemStarts.count]
  }

  mutating func beginPage(header: CGFloat) {
    items.append(itemStarts.count..<itemStarts.count)
    headers.append(header)
  }

  mutating func append(itemAt start: CGFloat) {
    itemStarts.append(start)
    items[items.count - 1] = items[items.count - 1].lowerBound..<itemStarts.count
  }
}
