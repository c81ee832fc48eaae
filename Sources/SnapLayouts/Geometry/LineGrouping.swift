import Foundation

/// Finds the lines of a flow layout from its items, one after the other.
///
/// Inside a line, items advance across the scroll axis. So an item that begins before the middle of
/// the previous one begins a new line. (The test uses the middle because a flow layout rounds where
/// items begin but not where they end.) Lines of one item are all centered at the same position, so
/// the rule holds for them too. A section always begins a new line.
///
/// Each item takes O(1). The result has one entry per line and no frames.
struct LineGrouping: Sendable {
  /// The number of items so far.
  private(set) var itemCount = 0
  /// The first item of each line, in ascending order.
  private(set) var firstItems: [Int] = []
  /// The extent of each line along the scroll axis.
  private(set) var extents: [Extent] = []
  private var middleOfLastItem: CGFloat = 0

  /// The lines as pages.
  var grouping: PageGrouping { PageGrouping(firstItems: firstItems, itemCount: itemCount) }

  /// Adds the next item, given its extents along and across the scroll axis.
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
