import Foundation

/// Lines joined into pages, and into a loop.
extension PageExtents {
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

  /// The loop of the pages; nil if there is only one, or if they don't fill the bounds.
  ///
  /// A single section closes with its line spacing, so that all distances are equal. With several
  /// sections, or with a header or footer, the first section follows the last one like any other,
  /// with its insets, headers and footers.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func loop(in viewport: Viewport) -> LoopGeometry? {
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
      boundsLength: viewport.boundsLength, displayScale: viewport.displayScale)
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
}
