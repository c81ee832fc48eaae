import Foundation

/// What a scroll that isn't the layout's has brought into sight.
extension PageGeometry {
  /// An item that is to stay in sight, on one of the pages around the offset that has shown it.
  struct Sight: TestedValue {
    /// The page, in a loop a virtual one.
    var page: Int
    let item: ItemIndex
    /// Where the item is, with what is pinned beside it; of one that is longer than the viewport, the part that is aligned.
    let extent: Extent
    /// Whether it is aligned as pages are, or in the middle, to where a key scrolls only by a rare accident.
    let isAligned: Bool
  }

  /// The first page, if an offset is the start of the content of a loop, which has none; nil otherwise.
  func firstPage(meantBy offset: CGFloat) -> Int? {
    loop != nil && offset <= 0 ? page(showing: 0, nearestTo: offset) : nil
  }

  /// The item that an offset shows exactly at an edge or in the middle of the viewport; nil if there is none.
  ///
  /// UIKit's `scrollToItem` ends at such an offset, and so does a scroll that makes an item visible. Of several such
  /// items, it is one on the page that shows most of them; of as many, the one that is aligned as pages are. At the start
  /// of a loop, it is the first one.
  ///
  /// - Complexity: O(log lines).
  func item(alignedAt offset: CGFloat) -> Sight? {
    if let page = firstPage(meantBy: offset), let item = frontItem(ofPage: page) {
      return Sight(page: page, item: item, extent: viewport.extent(at: offset), isAligned: true)
    }
    guard let pages = stops.pages(around: offset), pages.count > 1 || !saysPage(at: offset) else {
      return nil
    }
    let start = viewport.extent(at: offset).minimum
    let own = setting.alignment.fraction
    let points = [(own, setting.margin)] + [own, 0, 0.5, 1].map { ($0, 0) }
    var sights: [Sight] = []
    for (fraction, margin) in points {
      let point = start + margin + fraction * (viewport.length - margin)
      guard let found = item(at: point, fraction: fraction),
        !sights.contains(where: { $0.item == found.item })
      else { continue }
      let extent = covered(found.extent, ofSection: found.item.section)
      let shown = page(of: pages, showing: extent, offset)
      var sight = Sight(
        page: shown, item: found.item, extent: extent.part(at: fraction, length: viewport.length),
        isAligned: fraction == own || fraction == 0.5)
      // What is pinned may cover it on both pages.
      if !covers.isEmpty, !shows(sight, at: stops.offset(onPage: shown, nearestTo: offset)),
        let own = page(of: found.item)
      {
        sight.page = page(showing: own, nearestTo: offset)
      }
      sights.append(sight)
    }
    func sharing(_ page: Int) -> Int { sights.filter { $0.page == page }.count }
    return sights.max { sharing($0.page) < sharing($1.page) }
  }

  /// Whether an offset shows all of an item that another offset aligns.
  func shows(_ sight: Sight, at offset: CGFloat) -> Bool {
    let (shown, halfPixel) = (viewport.extent(at: offset), stops.halfPixel)
    return Extent(shown.minimum - halfPixel, shown.maximum + halfPixel).contains(sight.extent)
  }

  /// The offset nearest to another one that shows all of an item.
  func offset(showing sight: Sight, nearestTo offset: CGFloat) -> CGFloat {
    let shown = viewport.extent(at: offset)
    let first = offset + sight.extent.maximum - shown.maximum
    let last = offset + sight.extent.minimum - shown.minimum
    return Extent(first, last).nearest(to: offset)
  }

  /// Whether an offset says a page or an item.
  func saysWhatItShows(at offset: CGFloat) -> Bool {
    saysPage(at: offset) || item(alignedAt: offset) != nil
  }

  /// Whether an offset says its page, and not an item: the view rests there, and not only because the page is long.
  func saysPage(at offset: CGFloat) -> Bool {
    guard let page = stops.page(restingAt: offset) else { return false }
    let offsets = stops.offsets(ofPage: page)
    return [offsets.lowerBound, offsets.upperBound].contains { abs(offset - $0) <= stops.halfPixel }
  }

  /// Whether an offset says an item by itself: it aligns the item, or the view rests there on a long page, or on one with the
  /// item in front.
  func says(_ item: ItemIndex, at offset: CGFloat) -> Bool {
    if self.item(alignedAt: offset)?.item == item { return true }
    guard saysPage(at: offset), let page = stops.page(restingAt: offset) else { return false }
    let ends = stops.offsets(ofPage: page)
    return ends.lowerBound < ends.upperBound || frontItem(ofPage: page) == item
  }

  /// The items in sight at an offset, the nearest to the middle first, each with its share of what is in sight of its line, and of the
  /// header before that; between two lines, those of the line before.
  ///
  /// - Complexity: O(n log n) for n items in sight, and O(lines) with headers.
  func itemsInSight(at offset: CGFloat) -> [(item: ItemIndex, length: CGFloat)] {
    let extents = lines.withHeaders.extents
    return flowExtents(of: viewport.extent(at: offset)).flatMap { shown in
      let last = (-1...extents.count).lastNumber(near: -1) {
        extents[$0].minimum < shown.maximum
      }
      func distance(_ line: Int) -> CGFloat { abs(extents[line].middle - shown.middle) }
      return stride(from: last, through: 0, by: -1)
        .prefix { $0 == last || extents[$0].maximum > shown.minimum }
        .ordered { distance($0) < distance($1) }
        .flatMap { line in
          let (own, items) = (extents[line], items(inLine: line))
          let length = min(own.maximum, shown.maximum) - max(own.minimum, shown.minimum)
          return items.compactMap(numbering.index).map {
            (item: $0, length: max(0, length) / CGFloat(items.count))
          }
        }
    }
  }

  /// The item of which a part, given as a fraction, is at a point of the content; nil if there is none.
  private func item(at point: CGFloat, fraction: CGFloat) -> (item: ItemIndex, extent: Extent)? {
    let (extents, tolerance) = (lines.extents, stops.halfPixel)
    let shift = displacement(at: point - viewport.boundsLength / 2, isBare: false)
    guard let last = lastLine(reaching: point, fraction: fraction) else { return nil }
    for line in stride(from: min(last + 1, extents.count - 1), through: max(0, last - 1), by: -1) {
      let items = items(inLine: line)
      for number in lines.itemExtents.isEmpty ? items.prefix(1) : items[...] {
        let own = lines.extent(ofItem: number, inLine: line)
        // UIKit rounds where an item begins, and then where it scrolls to.
        let rounding = abs(own.minimum.rounded(toPixelsAt: stops.displayScale) - own.minimum)
        let extent = own.moved(by: shift[own.middle])
        if abs(extent.point(at: fraction) - point) <= tolerance + rounding,
          let item = numbering.index(of: number)
        {
          return (item, extent)
        }
      }
    }
    return nil
  }

  /// The last line of which a part, given as a fraction, is at a point of the content or before it; nil without lines.
  private func lastLine(reaching point: CGFloat, fraction: CGFloat) -> Int? {
    let extents = lines.extents
    guard let first = extents.first else { return nil }
    let shift = displacement(at: point - viewport.boundsLength / 2, isBare: false)
    let distance = point + stops.halfPixel - shift[first.middle] - first.point(at: fraction)
    let before = stops.period.map { $0 * (distance / $0).rounded(.down) } ?? 0
    return (0...extents.count).lastNumber(near: 0) {
      extents[$0].point(at: fraction) - first.point(at: fraction) <= distance - before
    }
  }

  /// Of two pages, the one that shows more of an extent; of two that show as much, the nearer one.
  private func page(
    of pages: ClosedRange<Int>, showing extent: Extent, _ offset: CGFloat
  ) -> Int {
    func shown(_ page: Int) -> CGFloat {
      let view = viewport.extent(at: stops.offset(onPage: page, nearestTo: offset))
      return min(extent.maximum, view.maximum) - max(extent.minimum, view.minimum)
    }
    let (first, last) = (pages.lowerBound, pages.upperBound)
    let difference = shown(last) - shown(first)
    if abs(difference) > stops.halfPixel { return difference > 0 ? last : first }
    return stops.nearestPage(to: offset) ?? first
  }
}
