import Foundation

/// Lines joined into pages.
extension ItemLines {
  /// The groups of lines that make up pages.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func filled(by filling: PageFilling, viewportLength: CGFloat) -> LineGroups {
    guard filling.contents != .line else {
      return LineGroups(grouping: grouping, extents: extents, content: content)
    }
    guard case .uniform(let first, let pageStride, _) = extents,
      let itemsPerLine = grouping.capacity,
      let linesPerPage = filling.linesPerPage(of: self, viewportLength: viewportLength)
    else { return joined(by: filling, viewportLength: viewportLength) }
    // No more lines than there are: a page can be asked for any number of items.
    let count = linesPerPage.clamped(to: 1...max(1, extents.count))
    let end = first.maximum + pageStride * CGFloat(count - 1)
    let pages = PageGrouping(itemCount: grouping.itemCount, itemsPerPage: itemsPerLine * count)
    return LineGroups(
      grouping: pages,
      extents: .uniform(
        first: Extent(first.minimum, max(first.maximum, end)),
        pageStride: (pageStride * CGFloat(count)).corrected(), count: pages.count),
      content: content)
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
  func covering(_ grid: PageGrid) -> ItemLines {
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

  private func joined(by filling: PageFilling, viewportLength: CGFloat) -> LineGroups {
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
    return LineGroups(
      grouping: PageGrouping(firstItems: firstItems, itemCount: numbering.itemCount),
      extents: .listed(pages), content: content)
  }
}
