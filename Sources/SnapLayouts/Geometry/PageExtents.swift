import Foundation

/// The items and the extent of each page, before padding.
///
/// At first, every line of the flow layout is a page; then lines may be joined. Both change only
/// with the data or the metrics.
struct PageExtents: Sendable, Hashable {
  let numbering: ItemNumbering
  let grouping: PageGrouping
  let content: Content
  private let extents: Extents

  /// The content of the flow layout along the axis, before padding, in points.
  struct Content: Sendable, Hashable {
    let length: CGFloat
    /// The leading inset of the first section.
    let leadingInset: CGFloat
    /// Whether the content is one section without header and footer.
    let hasOnlyItems: Bool
    /// The length of each section's header; empty if there are none.
    var headers: [CGFloat] = []
  }

  /// No pages.
  static let none = PageExtents(
    numbering: ItemNumbering(counts: []), grouping: PageGrouping(itemCount: 0, itemsPerPage: 1),
    content: Content(length: 0, leadingInset: 0, hasOnlyItems: true),
    extents: .listed(lines: ExtentList([])))

  /// Creates a page for each line, where all lines have the same number of items and the same
  /// length.
  init(
    numbering: ItemNumbering, itemsPerLine: Int, first: Extent, pageStride: CGFloat,
    content: Content
  ) {
    self.init(
      numbering: numbering,
      grouping: PageGrouping(itemCount: numbering.itemCount, itemsPerPage: itemsPerLine),
      content: content, extents: .uniform(first: first, pageStride: pageStride))
  }

  /// Creates a page for each line, where each line is one item.
  init(numbering: ItemNumbering, itemExtents: ExtentList, content: Content) {
    self.init(
      numbering: numbering,
      grouping: PageGrouping(itemCount: numbering.itemCount, itemsPerPage: 1), content: content,
      extents: .listed(lines: itemExtents))
  }

  /// Creates a page for each line, where lines may have any items.
  init(numbering: ItemNumbering, lines: LineGrouping, content: Content) {
    self.init(
      numbering: numbering, grouping: lines.grouping, content: content,
      extents: .listed(lines: ExtentList(lines.extents)))
  }

  /// The extent of the first page along the axis; nil without pages.
  var first: Extent? { extent(of: 0) }

  /// The extent of the last page along the axis; nil without pages.
  ///
  /// If all pages are equal, the last one counts as full.
  var last: Extent? { extent(of: grouping.count - 1) }

  /// The number of extents in memory.
  var listedCount: Int { if case .listed(let extents) = extents { extents.lines.count } else { 0 } }

  /// The lines joined into pages.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func filled(by filling: PageFilling, viewportLength: CGFloat) -> PageExtents {
    guard filling.contents != .line else { return self }
    switch extents {
    case .uniform(let first, let pageStride):
      let itemsPerLine = grouping.items(inPage: 0).count
      // No more lines than there are: a page can be asked for any number of items.
      let count = filling.linesPerPage(
        length: first.length, pageStride: pageStride, itemsPerLine: itemsPerLine,
        viewportLength: viewportLength
      ).clamped(to: 1...max(1, grouping.count))
      let end = first.maximum + pageStride * CGFloat(count - 1)
      return PageExtents(
        numbering: numbering, itemsPerLine: itemsPerLine * count,
        first: Extent(first.minimum, max(first.maximum, end)),
        pageStride: pageStride * CGFloat(count),
        content: content)
    case .listed(let extents):
      return joined(extents.lines, by: filling, viewportLength: viewportLength)
    }
  }

  /// The lines as they would be without an automatic inset.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func unscrolled(by inset: AutomaticInset) -> PageExtents {
    let (unscrolled, growth): (Extents, CGFloat)
    switch extents {
    case .uniform(let first, let pageStride):
      let line = inset.unscrolled(first)
      let difference = line.length - first.length
      unscrolled = .uniform(first: line, pageStride: pageStride + difference)
      growth = difference * CGFloat(grouping.count)
    case .listed(let extents):
      var (lines, shift): ([Extent], CGFloat) = ([], 0)
      for number in 0..<extents.count {
        let line = inset.unscrolled(extents[number])
        lines.append(line.moved(by: shift))
        shift += line.length - extents[number].length
      }
      (unscrolled, growth) = (.listed(lines: ExtentList(lines)), shift)
    }
    return PageExtents(
      numbering: numbering, grouping: grouping,
      content: Content(
        length: content.length + growth, leadingInset: content.leadingInset,
        hasOnlyItems: content.hasOnlyItems, headers: content.headers),
      extents: unscrolled)
  }

  /// The lines, of which the first one of a section includes the section's header, where both fit.
  ///
  /// - Parameter room: The space for a page.
  /// - Returns: The lines.
  /// - Complexity: O(1) without headers, otherwise O(lines).
  func withHeaders(in room: CGFloat) -> PageExtents {
    var led: [Int: Extent] = [:]
    for (section, header) in content.headers.enumerated() where header > 0 {
      guard let line = numbering.items(inSection: section).first.flatMap(grouping.page(forItem:)),
        let extent = extent(of: line), header + extent.length <= room
      else { continue }
      led[line] = Extent(extent.minimum - header, extent.maximum)
    }
    guard !led.isEmpty else { return self }
    let lines = (0..<grouping.count).compactMap { led[$0] ?? extent(of: $0) }
    return PageExtents(
      numbering: numbering, grouping: grouping, content: content,
      extents: .listed(lines: ExtentList(lines)))
  }

  /// The offsets that bring the pages to the focus; with a period, those of a loop.
  func stops(
    in viewport: Viewport, alignment: PageAlignment, shift: CGFloat, period: CGFloat?
  ) -> PageStops {
    func offset(_ extent: Extent) -> CGFloat {
      viewport.offset(bringing: extent.moved(by: shift), to: alignment)
    }
    let (range, scale) = (viewport.reachableRange, viewport.displayScale)
    switch (extents, period) {
    case (.uniform(let first, let pageStride), nil):
      return PageStops(
        first: offset(first), pageStride: pageStride, count: grouping.count, within: range,
        displayScale: scale)
    case (.uniform(let first, let pageStride), let period?):
      return .loop(
        first: offset(first), pageStride: pageStride, count: grouping.count, period: period,
        displayScale: scale)
    case (.listed(let extents), let period):
      if let stops = AlignedExtents(extents, to: alignment, movedBy: shift, in: viewport) {
        return PageStops(stops, within: range, period: period, displayScale: scale)
      }
      let offsets = (0..<extents.count).map { offset(extents[$0]) }
      return period.map { .loop(offsets, period: $0, displayScale: scale) }
        ?? PageStops(offsets, within: range, displayScale: scale)
    }
  }

  /// The ring of the pages; nil if there is only one, or if they don't fill the bounds.
  ///
  /// A single section closes with its line spacing, so that all distances are equal. With several
  /// sections, or with a header or footer, the first section follows the last one like any other,
  /// with its insets, headers and footers.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func loop(boundsLength: CGFloat, displayScale: CGFloat) -> LoopGeometry? {
    guard let first, let last, grouping.count > 1 else { return nil }
    let around = first.minimum + content.length - last.maximum
    let gap = content.hasOnlyItems ? meanSpace : around
    return LoopGeometry(
      period: last.maximum - first.minimum + gap, contentLength: content.length,
      longestPart: max(gap, longestPart), boundsLength: boundsLength, displayScale: displayScale)
  }

  /// The mean space between lines; the flow layout rounds where lines begin, so spaces may differ.
  private var meanSpace: CGFloat {
    switch extents {
    case .uniform(let first, let pageStride): return pageStride - first.length
    case .listed(let pages):
      let span = pages[pages.count - 1].maximum - pages[0].minimum
      let lengths = (0..<pages.count).reduce(0) { $0 + pages[$1].length }
      return (span - lengths) / CGFloat(pages.count - 1)
    }
  }

  /// The length of the longest line, or of the longest space between two lines, where headers may
  /// be.
  private var longestPart: CGFloat {
    switch extents {
    case .uniform(let first, _): return first.length
    case .listed(let pages):
      guard pages.count > 0 else { return 0 }
      var last = pages[0]
      return (1..<pages.count).reduce(last.length) { longest, number in
        let page = pages[number]
        defer { last = page }
        return max(longest, page.length, page.minimum - last.maximum)
      }
    }
  }

  private enum Extents: Sendable, Hashable {
    case uniform(first: Extent, pageStride: CGFloat)
    case listed(JoinedExtents)

    /// Each line as a page of its own.
    static func listed(lines: ExtentList) -> Extents {
      .listed(
        JoinedExtents(
          lines: lines, grouping: PageGrouping(itemCount: lines.count, itemsPerPage: 1)))
    }
  }

  private init(
    numbering: ItemNumbering, grouping: PageGrouping, content: Content, extents: Extents
  ) {
    self.numbering = numbering
    self.grouping = grouping
    self.content = content
    self.extents = extents
  }

  /// The extent of a page along the axis; nil if there is no such page.
  func extent(of page: Int) -> Extent? {
    guard (0..<grouping.count).contains(page) else { return nil }
    switch extents {
    case .uniform(let first, let pageStride): return first.moved(by: pageStride * CGFloat(page))
    case .listed(let extents): return extents[page]
    }
  }

  private func joined(
    _ lines: ExtentList, by filling: PageFilling, viewportLength: CGFloat
  ) -> PageExtents {
    var (firstItems, firstLines): ([Int], [Int]) = ([], [])
    var firstLine = Extent(0, 0)
    for number in 0..<lines.count {
      let (line, item) = (lines[number], grouping.items(inPage: number).lowerBound)
      let beginsSection = filling.startsPageAtSection && numbering.beginsSection(item)
      let begun = firstItems.last.map { item - $0 } ?? 0
      if !firstItems.isEmpty, !beginsSection,
        filling.takes(line, after: firstLine, itemCount: begun, viewportLength: viewportLength)
      {
        continue
      }
      firstItems.append(item)
      firstLines.append(number)
      firstLine = line
    }
    guard firstLines.count < lines.count else { return self }
    let pages = PageGrouping(firstItems: firstLines, itemCount: lines.count)
    let isEachLineAnItem = grouping.count == grouping.itemCount
    return PageExtents(
      numbering: numbering,
      // Share the same list, which takes no additional memory.
      grouping: isEachLineAnItem
        ? pages : PageGrouping(firstItems: firstItems, itemCount: numbering.itemCount),
      content: content, extents: .listed(JoinedExtents(lines: lines, grouping: pages)))
  }
}
