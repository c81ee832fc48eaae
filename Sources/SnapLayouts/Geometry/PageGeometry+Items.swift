import Foundation

/// The items of pages, and the pages of items.
extension PageGeometry {
  /// The items of a grid in an extent of the flow layout or next to it, in order.
  func gridItems(around extent: Extent) -> [ItemIndex] {
    guard let grid, let lines = coveredLines.lines(around: extent) else { return [] }
    return grid.items(inLines: lines).compactMap(numbering.index)
  }

  /// The numbers of the items through all sections.
  var numbering: ItemNumbering { lines.numbering }

  /// Whether there are items, though they may form no pages, as without a length.
  var hasItems: Bool { numbering.itemCount > 0 }

  /// The items of a page, in order; none if there is no such page.
  func items(inPage page: Int) -> [ItemIndex] {
    guard (0..<pages.count).contains(page) else { return [] }
    return itemNumbers(inPage: page).filter { !lines.isHidden($0) }.compactMap(numbering.index)
  }

  private func itemNumbers(inPage page: Int) -> Range<Int> {
    let pageGroups = pages.groups(ofPage: page)
    let first = groups.grouping.items(inPage: pageGroups.lowerBound).lowerBound
    return first..<groups.grouping.items(inPage: pageGroups.upperBound - 1).upperBound
  }

  /// The page of an item; nil if there is no such item, or if it can't be seen.
  ///
  /// - Complexity: O(log n) where lines differ, O(1) otherwise.
  @inline(never)
  func page(of item: ItemIndex) -> Int? { group(of: item).flatMap(pages.page(ofGroup:)) }

  /// Whether the view can rest on the page of an item.
  func reaches(_ item: ItemIndex) -> Bool {
    page(of: item).map { stops.clamped($0) == $0 } ?? false
  }

  /// The page of an item, or of what is next to it if it can't be seen or is gone; 0 without pages.
  func page(near item: ItemIndex) -> Int {
    numbering.nearestNumber(to: item).flatMap(groups.grouping.page(forItem:)).flatMap(
      pages.page(ofGroup:)) ?? 0
  }

  /// The item in front of a page, in a loop of a virtual one; nil without pages.
  ///
  /// It is the first item of its group. On a page of several groups, this is the group nearest to its
  /// true place, unless another item of the page was asked for.
  @inline(never)
  func frontItem(ofPage page: Int, askedFor item: ItemIndex? = nil) -> ItemIndex? {
    let asked = item.flatMap(group(of:)).flatMap {
      pages.page(ofGroup: $0) == stops.realPage(page) ? $0 : nil
    }
    let group = asked ?? stops.frontGroup(ofPage: page)
    return lines.firstShown(of: groups.grouping.items(inPage: group)).flatMap(numbering.index)
  }

  /// The item in front where the view rests on a page.
  ///
  /// On a page longer than the viewport, this is the first item of the line that is nearest to the focus; of
  /// two equally near ones, of the earlier one. On any other page, it doesn't depend on the offset.
  ///
  /// - Complexity: O(log lines).
  func frontItem(ofPage page: Int, at offset: CGFloat) -> ItemIndex? {
    let ends = stops.offsets(ofPage: page)
    guard ends.lowerBound < ends.upperBound else { return frontItem(ofPage: page) }
    let own = itemNumbers(inPage: stops.realPage(page))
    guard let shown = grid?.lines(ofItems: own) ?? lines.lineNumbers(ofItems: own) else {
      return nil
    }
    let (first, last) = (shown.lowerBound, shown.upperBound)
    func distance(_ line: Int) -> CGFloat {
      self.offset(bringing: coveredLines.extents[line], onPage: page) - offset
    }
    let line = (first...last + 1).lastNumber(near: first) { distance($0) <= 0 }
    let nearest = line < last && distance(line + 1) < -distance(line) ? line + 1 : line
    return items(inLine: nearest).first { !lines.isHidden($0) }.flatMap(numbering.index)
  }

  /// The items of a line, in order.
  func items(inLine line: Int) -> [Int] {
    grid?.items(inLines: line..<line + 1) ?? Array(lines.grouping.items(inPage: line))
  }

  /// Where the middle of an item is in a view at an offset; nil if there is no such item.
  func middle(of item: ItemIndex, at offset: CGFloat) -> CGFloat? {
    guard let number = numbering.number(of: item),
      let line = grid?.place(ofItem: number).line ?? lines.grouping.page(forItem: number)
    else { return nil }
    let own = lines.extent(ofItem: number, inLine: line).middle
    return own + displacement(at: offset, isBare: false)[own]
  }

  /// The shortest way between two places, of those that a loop has, given one of them.
  func shortest(_ way: CGFloat) -> CGFloat {
    loop.map { way.remainder(dividingBy: $0.period) } ?? way
  }

  private func group(of item: ItemIndex) -> Int? {
    guard let number = numbering.number(of: item), !lines.isHidden(number) else { return nil }
    return groups.grouping.page(forItem: number)
  }
}
