import Foundation

/// The lines of a flow layout: their items and extents, before padding.
///
/// They change only with the data or the metrics.
struct ItemLines: TestedValue, Equatable {
  let numbering: ItemNumbering
  let grouping: PageGrouping
  private(set) var content: Content
  private(set) var extents: Extents
  /// The extent of each item where some are shorter than their lines; otherwise empty.
  private(set) var itemExtents: [Extent] = []
  /// The numbers of the items that can't be seen, in ascending order.
  private(set) var hidden: [Int] = []

  /// The content of the flow layout along the axis, before padding, in points.
  struct Content: TestedValue, Equatable {
    fileprivate(set) var length: CGFloat
    /// Whether the content is one section without header and footer.
    let hasOnlyItems: Bool
    /// How much farther than the leading inset of the first section, the margin of pages, each section's header reaches
    /// before the section's first line; empty if none does.
    var headerLengths: [CGFloat] = []
    /// What is pinned while a section is at an edge of the viewport; empty if nothing is.
    var covers: [Cover] = []
  }

  /// The lengths of the viewport that the pinned header and footer of a section cover, in points.
  struct Cover: TestedValue, Equatable {
    var before: CGFloat = 0
    var after: CGFloat = 0

    /// An extent of the section, with what is pinned beside it.
    func around(_ extent: Extent) -> Extent {
      Extent(extent.minimum - before, extent.maximum + after)
    }
  }

  /// No lines.
  static let none = ItemLines(
    numbering: ItemNumbering(counts: []), grouping: PageGrouping(itemCount: 0, itemsPerPage: 1),
    content: Content(length: 0, hasOnlyItems: true),
    extents: .listed([]))
}

extension ItemLines {
  /// Creates lines that have the same number of items and the same length; the last one counts as full.
  init(
    numbering: ItemNumbering, itemsPerLine: Int, first: Extent, pageStride: CGFloat,
    content: Content
  ) {
    let grouping = PageGrouping(itemCount: numbering.itemCount, itemsPerPage: itemsPerLine)
    self.init(
      numbering: numbering, grouping: grouping, content: content,
      extents: .uniform(
        first: first, pageStride: pageStride.corrected(), count: grouping.count))
  }

  /// Whether one item of each line can be seen, as where the delegate leaves no space for another one.
  var haveOneItem: Bool { shownCount(before: numbering.itemCount) == grouping.count }

  /// The number of extents in memory.
  var listedCount: Int { if case .uniform = extents { 0 } else { extents.count } }

  /// The extent of an item of a line.
  func extent(ofItem item: Int, inLine line: Int) -> Extent {
    itemExtents.indices.contains(item) ? itemExtents[item] : extents[line]
  }

  /// The lines at other places, with their items in their middles.
  func moved(to places: [Extent]) -> ItemLines {
    guard let last = extents.last, let end = places.last else { return self }
    var lines = with(.listed(places), longerBy: end.maximum - last.maximum)
    for item in itemExtents.indices {
      guard let line = grouping.page(forItem: item) else { continue }
      let distance = places[line].middle - extents[line].middle
      lines.itemExtents[item] = itemExtents[item].moved(by: distance)
    }
    return lines
  }

  /// The same items at other places.
  @inline(never)
  func with(_ extents: Extents, longerBy growth: CGFloat = 0) -> ItemLines {
    var lines = self
    (lines.extents, lines.content.length) = (extents, content.length + growth)
    return lines
  }

  /// Whether an item can't be seen, and so belongs to no page.
  @inline(never)
  func isHidden(_ item: Int) -> Bool { shownCount(before: item) == shownCount(before: item + 1) }

  /// The first of consecutive items that can be seen; nil if there is none.
  ///
  /// - Complexity: O(log items · log hidden).
  func firstShown(of items: Range<Int>) -> Int? {
    let before = shownCount(before: items.lowerBound)
    let lastHidden = (items.lowerBound - 1...items.upperBound).lastNumber(near: items.lowerBound) {
      shownCount(before: $0 + 1) == before
    }
    return lastHidden + 1 < items.upperBound ? lastHidden + 1 : nil
  }

  /// The lines of consecutive items; nil if none of them can be seen.
  func lineNumbers(ofItems items: Range<Int>) -> ClosedRange<Int>? {
    guard let first = firstShown(of: items).flatMap(grouping.page),
      let last = items.last.flatMap(grouping.page)
    else { return nil }
    return first...last
  }

  /// The number of items before another one that can be seen.
  func shownCount(before item: Int) -> Int {
    item - 1 - (-1...hidden.count).lastNumber(near: -1) { hidden[$0] < item }
  }
}
