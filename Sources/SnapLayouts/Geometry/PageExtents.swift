import Foundation

/// The items and the extent of each page, before padding.
///
/// At first, every line of the flow layout is a page; then lines may be joined. Both change only
/// with the data or the metrics. Pages that can't be told apart on the screen are still separate
/// here; ``PageStops`` joins them.
struct PageExtents: TestedValue, Equatable {
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
    var leads: [CGFloat] = []
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

  /// No pages.
  static let none = PageExtents(
    numbering: ItemNumbering(counts: []), grouping: PageGrouping(itemCount: 0, itemsPerPage: 1),
    content: Content(length: 0, hasOnlyItems: true),
    extents: .listed([]))
}

extension PageExtents {
  /// Creates a page for each line, where all lines have the same number of items and the same
  /// length; the last one counts as full.
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

  /// The length of each line; nil if they may differ.
  var equalLength: CGFloat? {
    if case .uniform(let first, _, _) = extents { first.length } else { nil }
  }

  /// The number of extents in memory.
  var listedCount: Int { if case .uniform = extents { 0 } else { extents.count } }

  /// The extent of a page along the axis; nil if there is no such page.
  func extent(of page: Int) -> Extent? {
    (0..<extents.count).contains(page) ? extents[page] : nil
  }

  /// Creates a page for each line of items, given the extent of each item, and the items that can't be seen.
  ///
  /// - Complexity: O(n).
  init(
    numbering: ItemNumbering, lines: LineGrouping, items: [Extent], content: Content
  ) {
    self.init(
      numbering: numbering, grouping: lines.grouping, content: content,
      extents: .listed(lines.extents), hidden: lines.hidden)
    let areShorter = (0..<grouping.count).contains { line in
      grouping.items(inPage: line).contains { items[$0] != lines.extents[line] }
    }
    if areShorter { itemExtents = items }
  }

  /// The extent of an item of a line.
  func extent(ofItem item: Int, inLine line: Int) -> Extent {
    itemExtents.indices.contains(item) ? itemExtents[item] : extents[line]
  }

  /// The extent of the first of the lines that a page has joined; nil if there is no such page.
  func firstLine(ofPage page: Int, of lines: PageExtents) -> Extent? {
    grouping.items(inPage: page).first.flatMap(lines.grouping.page(forItem:))
      .flatMap(lines.extent(of:))
  }

  /// Whether a stop of these pages shows a single line.
  func hasOneLine(_ stop: Int, of lines: PageExtents, in stops: PageStops) -> Bool {
    let pages = stops.grouping.items(inPage: stop)
    return pages.count == 1
      && firstLine(ofPage: pages.lowerBound, of: lines) == extents[pages.lowerBound]
  }

  /// The lines joined into pages.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func filled(by filling: PageFilling, viewportLength: CGFloat) -> PageExtents {
    guard filling.contents != .line else { return self }
    guard case .uniform(let first, let pageStride, _) = extents,
      let itemsPerLine = grouping.capacity,
      let linesPerPage = filling.linesPerPage(of: self, viewportLength: viewportLength)
    else { return joined(by: filling, viewportLength: viewportLength) }
    // No more lines than there are: a page can be asked for any number of items.
    let count = linesPerPage.clamped(to: 1...max(1, extents.count))
    let end = first.maximum + pageStride * CGFloat(count - 1)
    return PageExtents(
      numbering: numbering, itemsPerLine: itemsPerLine * count,
      first: Extent(first.minimum, max(first.maximum, end)),
      pageStride: pageStride * CGFloat(count), content: content)
  }

  /// The places of items that fill pages along the page; nil if they fill lines.
  ///
  /// Only equal lines make a grid.
  func grid(by filling: PageFilling, viewportLength: CGFloat) -> PageGrid? {
    guard filling.itemOrder == .alongPage, let itemsPerLine = grouping.capacity,
      case .uniform(_, let pageStride, _) = extents, pageStride > 0,
      let linesPerPage = filling.linesPerPage(of: self, viewportLength: viewportLength)
    else { return nil }
    return PageGrid(
      itemCount: numbering.itemCount, itemsPerLine: itemsPerLine, linesPerPage: linesPerPage)
  }

  /// Equal lines, with those that only a grid has on its last page.
  func covering(_ grid: PageGrid) -> PageExtents {
    guard case .uniform(let first, let pageStride, let count) = extents else { return self }
    return with(
      .uniform(first: first, pageStride: pageStride, count: grid.lineCount),
      longerBy: pageStride * CGFloat(grid.lineCount - count))
  }

  /// The numbers of equal lines that may overlap an extent; one of them more or less may exist.
  ///
  /// It is nil where lines aren't equal. Equal ones must be some way apart, as those of a grid are.
  func lines(around extent: Extent) -> Range<Int>? {
    guard case .uniform(let first, let pageStride, let count) = extents else { return nil }
    let most = CGFloat(count)
    let lower = ((extent.minimum - first.maximum) / pageStride).rounded(.down).clamped(to: 0...most)
    let upper = ((extent.maximum - first.minimum) / pageStride).rounded(.up).clamped(to: 0...most)
    return Int(lower)..<Int(max(lower, min(upper + 1, most)))
  }

  /// The lines as they would be without an automatic inset.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func unscrolled(by inset: AutomaticInset) -> PageExtents {
    if case .uniform(let first, let pageStride, let count) = extents {
      let line = inset.unscrolled(first)
      let growth = line.length - first.length
      return with(
        .uniform(first: line, pageStride: pageStride + growth, count: count),
        longerBy: growth * CGFloat(count))
    }
    var growth: CGFloat = 0
    let unscrolled = extents.list.map { old in
      let line = inset.unscrolled(old)
      defer { growth += line.length - old.length }
      return line.moved(by: growth)
    }
    return with(.listed(unscrolled), longerBy: growth)
  }

  /// The lines, of which the first one of a section includes the section's header, where both fit.
  ///
  /// - Parameter availableLength: The length of the space for a page.
  /// - Returns: The lines.
  /// - Complexity: O(1) without headers, otherwise O(lines).
  func withHeaders(in availableLength: CGFloat) -> PageExtents {
    var led: [Extent]?
    for (section, lead) in content.leads.enumerated() where lead > 0 {
      guard let item = firstShown(of: numbering.items(inSection: section)),
        let line = grouping.page(forItem: item),
        let extent = extent(of: line), lead + extent.length <= availableLength
      else { continue }
      if led == nil { led = extents.list }
      led?[line] = Extent(extent.minimum - lead, extent.maximum)
    }
    return led.map { with(.listed($0)) } ?? self
  }

  /// The lines with what is pinned beside those of the flow layout: so they rest where the rest of the viewport shows them.
  ///
  /// - Complexity: O(1) for equal lines and without covers, otherwise O(lines).
  func covered(by covers: [Cover], beside lines: PageExtents) -> PageExtents {
    if case .uniform(let first, let pageStride, let count) = extents, let cover = covers.first {
      return with(.uniform(first: cover.around(first), pageStride: pageStride, count: count))
    }
    guard !covers.isEmpty else { return self }
    var list = extents.list
    for (section, cover) in covers.enumerated() {
      let items = numbering.items(inSection: section)
      // A section that can't be seen has no line of its own.
      guard let first = firstShown(of: items).flatMap(grouping.page),
        let last = items.last.flatMap(grouping.page)
      else { continue }
      for line in first...last { list[line] = list[line].union(cover.around(lines.extents[line])) }
    }
    return with(.listed(list))
  }

  /// The lines at other places, with their items in their middles.
  func moved(to places: [Extent]) -> PageExtents {
    guard let last = extents.last, let end = places.last else { return self }
    var lines = with(.listed(places), longerBy: end.maximum - last.maximum)
    for item in itemExtents.indices {
      guard let line = grouping.page(forItem: item) else { continue }
      let distance = places[line].middle - extents[line].middle
      lines.itemExtents[item] = itemExtents[item].moved(by: distance)
    }
    return lines
  }

  @inline(never)
  private func with(_ extents: Extents, longerBy growth: CGFloat = 0) -> PageExtents {
    var lines = self
    (lines.extents, lines.content.length) = (extents, content.length + growth)
    return lines
  }

  /// The loop of the pages; nil if there is only one, or if they don't fill the bounds.
  ///
  /// A single section closes with its line spacing, so that all distances are equal. With several
  /// sections, or with a header or footer, the first section follows the last one like any other,
  /// with its insets, headers and footers.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func loop(boundsLength: CGFloat, displayScale: CGFloat) -> LoopGeometry? {
    guard let first = extents.first, let last = extents.last, extents.count > 1 else { return nil }
    let around = first.minimum + content.length - last.maximum
    let spaces = spaces
    let gap = content.hasOnlyItems ? spaces.mean : around
    let longest = max(gap, spaces.longestPart)
    // Around the items of a single section is nothing but its insets, which may be many periods long. A
    // line may reach beyond the first or the last one, but not by more than its own length.
    let items = Extent(first.minimum - longest, last.maximum + longest)
    return LoopGeometry(
      period: last.maximum - first.minimum + gap,
      content: content.hasOnlyItems ? items : Extent(0, content.length), longestPart: longest,
      boundsLength: boundsLength, displayScale: displayScale)
  }

  /// The mean space between lines, which the flow layout may round; and the length of the longest line, or of the
  /// longest space, where headers may be.
  private var spaces: (mean: CGFloat, longestPart: CGFloat) {
    if case .uniform(let first, let pageStride, _) = extents {
      return (pageStride - first.length, first.length)
    }
    var (sum, longest, end) = (0 as CGFloat, 0 as CGFloat, extents[0].minimum)
    for number in 0..<extents.count {
      let (line, space) = (extents[number], extents[number].minimum - end)
      (sum, longest, end) = (sum + space, max(longest, line.length, space), line.maximum)
    }
    return (sum / CGFloat(extents.count - 1), longest)
  }

  private func joined(by filling: PageFilling, viewportLength: CGFloat) -> PageExtents {
    var (pages, firstItems): ([Extent], [Int]) = ([], [])
    pages.reserveCapacity(extents.count)
    firstItems.reserveCapacity(extents.count)
    var first = Extent(0, 0)
    for number in 0..<extents.count {
      let (line, item) = (extents[number], grouping.items(inPage: number).lowerBound)
      if let firstItem = firstItems.last,
        !(filling.startsPageAtSection && numbering.index(of: item)?.item == 0),
        filling.takes(
          line, after: first, itemCount: shownCount(before: item) - shownCount(before: firstItem),
          viewportLength: viewportLength)
      {
        pages[pages.count - 1] = pages[pages.count - 1].union(line)
      } else {
        pages.append(line)
        firstItems.append(item)
        first = line
      }
    }
    return PageExtents(
      numbering: numbering,
      grouping: PageGrouping(firstItems: firstItems, itemCount: numbering.itemCount),
      content: content, extents: .listed(pages), hidden: hidden)
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

  /// The number of items before another one that can be seen.
  private func shownCount(before item: Int) -> Int {
    item - 1 - (-1...hidden.count).lastNumber(near: -1) { hidden[$0] < item }
  }
}
