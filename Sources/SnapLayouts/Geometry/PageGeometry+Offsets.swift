import Foundation

/// The offsets at which items are shown.
extension PageGeometry {
  /// The offset at which a page shows an item of it, nearest to its beginning.
  func offset(showing item: ItemIndex, onPage page: Int) -> CGFloat {
    let aligned = offset(bringing: item, onPage: page) ?? stops[page]
    return stops.offset(onPage: page, nearestTo: stops.reached(aligned))
  }

  /// The offset at which a page begins with an item and its section's header; nil if it doesn't begin with them.
  func offset(ofHeaderBefore item: ItemIndex, onPage page: Int) -> CGFloat? {
    headerLength(ofPage: CGFloat(page)) > 0 && frontItem(ofPage: page) == item
      ? stops.offsets(ofPage: page).lowerBound : nil
  }

  /// The offset that brings the line of an item of a page to the focus, or the item if the line is longer than
  /// the viewport, or the beginning of such an item; it may be unreachable.
  func offset(bringing item: ItemIndex, onPage page: Int) -> CGFloat? {
    extent(bringing: item).map { offset(bringing: $0, onPage: page) }
  }

  /// The offset that brings an item to the focus, in a loop near another one; nil if it can't be seen.
  func offset(bringing item: ItemIndex, nearestTo offset: CGFloat) -> CGFloat? {
    page(of: item).flatMap {
      self.offset(bringing: item, onPage: page(showing: $0, nearestTo: offset))
    }
  }

  /// How far an offset is from where an item is at the focus, in a loop from the nearest such offset; nil if it can't be seen.
  func distance(at offset: CGFloat, to item: ItemIndex) -> CGFloat? {
    self.offset(bringing: item, nearestTo: offset).map {
      let distance = offset - $0
      return stops.period.map { distance.remainder(dividingBy: $0) } ?? distance
    }
  }

  /// The line of an item, or the item if the line is longer than the viewport.
  func extent(bringing item: ItemIndex) -> Extent? {
    guard let number = numbering.number(of: item),
      let line = grid?.place(ofItem: number).line ?? lines.grouping.page(forItem: number)
    else { return nil }
    let whole = coveredLines.extents[line]
    guard whole.length > rule.availableLength else { return whole }
    return covered(lines.extent(ofItem: number, inLine: line), ofSection: item.section)
  }

  /// Where a view rests that shows an item, nearest to an offset; nil if there is no such item, or if it can't be seen.
  func stop(showing item: ItemIndex, nearestTo offset: CGFloat) -> Stop? {
    page(of: item).map { real in
      let page = page(showing: real, nearestTo: offset)
      return stops.stop(onPage: page, nearestTo: self.offset(showing: item, onPage: page))
    }
  }

  /// The offset that brings a line or an item to the focus, or its beginning if it is longer than the viewport.
  func offset(bringing extent: Extent, onPage page: Int) -> CGFloat {
    rule.offsets(showing: extent).minimum
      + (stops.period ?? 0) * CGFloat(stops.periodNumber(of: page))
  }

  /// The virtual page that shows a real page, nearest to an offset, but never at an end of a
  /// loop.
  @inline(never)
  func page(showing page: Int, nearestTo offset: CGFloat) -> Int {
    stops.page(showing: page, nearestTo: offsetInMotion(for: offset))
  }

  /// The offset, or one that shows the same, if it is at an end of a loop.
  func offsetInMotion(for offset: CGFloat) -> CGFloat {
    offset + (loop?.distanceBack(from: offset, beyond: LoopGeometry.shiftingFraction) ?? 0)
  }

  /// The offset, or one that shows the same, if it is near an end of a loop.
  @inline(never)
  func safeOffset(for offset: CGFloat) -> CGFloat { loop?.safeOffset(for: offset) ?? offset }
}
