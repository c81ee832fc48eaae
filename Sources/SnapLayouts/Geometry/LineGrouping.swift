#if canImport(Foundation)
import Foundation
#endif

/// Finds the lines of a flow layout while its items pass by, one after the other.
///
/// Inside a line the items advance across the scroll axis, so an item that begins before the middle
/// of the one before it begins a new line. (The middle, not the end: a flow layout rounds where its
/// items begin but not where they end.) Lines of one item are all centred at the same place, where
/// this holds as well. A section always begins a new line.
///
/// O(1) per item; keeps one entry per line, no frames.
struct LineGrouping: Sendable, Hashable {
  /// The number of items so far.
  private(set) var itemCount = 0
  /// The first item of each line, ascending.
  private(set) var firstItems: [Int] = []
  /// What each line covers along the scroll axis.
  private(set) var extents: [Extent] = []
  private var middleOfLastItem: CGFloat = 0

  init() {}

  /// Lines as pages.
  var grouping: PageGrouping { PageGrouping(firstItems: firstItems, itemCount: itemCount) }

  /// Takes the next item, by what it covers along and across the scroll axis.
  mutating func append(along: Extent, across: Extent, beginsSection: Bool) {
    if let line = extents.last, !beginsSection, across.minimum >= middleOfLastItem {
      extents[extents.count - 1] = line.union(along)
    } else {
      firstItems.append(itemCount)
      extents.append(along)
    }
    middleOfLastItem = across.middle
    itemCount += 1
  }
}
