import Foundation

/// Finds the lines of a flow layout from its items, one after the other.
///
/// Inside a line, items advance across the scroll axis. So an item that begins before the middle of
/// the previous one, or after the end of the line along the axis, begins a new line. (The test uses the
/// middle because a flow layout rounds where items begin but not where they end.) Lines of one item are
/// all centered at the same position, so the rule holds for them too. A section always begins a new
/// line.
///
/// An item of no length can't be seen, so it makes no line: it joins the one before it in its section, otherwise the
/// one after it.
///
/// Each item takes O(1).
struct LineGrouping {
  /// The first item of each line, in ascending order.
  private(set) var firstItems: [Int] = []
  /// The extent of each line along the scroll axis.
  private(set) var extents: [Extent] = []
  /// The items of no length, in ascending order.
  private(set) var hidden: [Int] = []
  /// The extent of each item along the scroll axis.
  private var items: [Extent] = []
  /// Whether items of a line differ.
  private var areShorter = false
  private var middleOfLastItem: CGFloat = 0

  /// The number of items in lines so far.
  var itemCount: Int { firstItems.isEmpty ? 0 : items.count }

  /// The lines as pages.
  var grouping: PageGrouping { PageGrouping(firstItems: firstItems, itemCount: itemCount) }

  /// The extent of each item where some are shorter than their lines; otherwise none.
  var itemExtents: [Extent] {
    (areShorter || !hidden.isEmpty) && !extents.isEmpty ? items : []
  }

  /// Takes back a last line in which nothing can be seen; without any other, no line is left.
  mutating func end() {
    guard isLastLineHidden else { return }
    (_, _) = (firstItems.popLast(), extents.popLast())
  }

  /// Whether nothing can be seen in the last line.
  private var isLastLineHidden: Bool { extents.last.map { $0.length <= 0 } ?? false }

  /// Adds the next item, given its extents along and across the scroll axis.
  mutating func append(along: Extent, across: Extent, beginsSection: Bool) {
    let (number, isHidden) = (items.count, along.length <= 0)
    items.append(along)
    if isHidden { hidden.append(number) }
    if isLastLineHidden {
      extents[extents.count - 1] = along
    } else if let line = extents.last, !beginsSection,
      isHidden || along.minimum < line.maximum && across.minimum >= middleOfLastItem
    {
      if !isHidden { extents[extents.count - 1] = line.union(along) }
      areShorter = areShorter || line != along
    } else {
      firstItems.append(number)
      extents.append(along)
    }
    if !isHidden { middleOfLastItem = across.middle }
  }
}
