import Foundation

/// The lengths of the items of a strip; the defaults are those of ``SnapScreen``.
struct Strip {
  /// The number of items of every section.
  var counts: [Int]
  /// The length of the items, unless the layout makes them fill the viewport.
  var itemLength: CGFloat
  /// The delegate's length of every item of every section; nil if it gives none.
  var lengths: [[CGFloat]]?
  var spacing: CGFloat
  /// The length between the insets.
  var viewport: CGFloat
  var sectionInset: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// Pixels per point.
  var scale: CGFloat = 2

  /// Items of one length.
  init(
    _ counts: [Int] = [30], itemLength: CGFloat = 80, spacing: CGFloat = 10, viewport: CGFloat = 320
  ) {
    (self.counts, self.itemLength) = (counts, itemLength)
    (self.spacing, self.viewport) = (spacing, viewport)
  }

  /// The pages that a layout has to make of the items.
  func pages(of layout: LayoutUnderTest) -> ExpectedPages {
    let room = viewport - layout.margin(leadingInset: sectionInset.leading)
    var pages = ExpectedPages()
    var (position, pageStart) = (CGFloat(0), CGFloat(0))
    for section in lengths(in: layout) {
      position += header + sectionInset.leading
      for (item, length) in section.enumerated() {
        let begun = pages.items.last?.count ?? 0
        let hasRoom =
          layout.itemsPerPage.map { begun < $0 } ?? (position + length - pageStart <= room + 1e-6)
        if begun == 0 || !hasRoom || item == 0 && layout.startsPageAtSection {
          let isLed = item == 0 && layout.beginsWithHeaders && header + length <= room
          pages.items.append(pages.itemStarts.count..<pages.itemStarts.count)
          pages.headers.append(isLed ? header : 0)
          pageStart = position - (isLed ? header : 0)
        }
        pages.itemStarts.append(position)
        pages.items[pages.last] = pages.items[pages.last].lowerBound..<pages.itemStarts.count
        position += length + (item < section.count - 1 ? spacing : 0)
      }
      position += sectionInset.trailing + footer
    }
    if !layout.padsEdges {
      // Pages that could only be aligned beyond the end are one page.
      func pixel(_ offset: CGFloat) -> CGFloat { (offset * scale).rounded() }
      let (end, margin) = (pixel(max(0, position - viewport)), viewport - room)
      let last = pages.items.firstIndex { pixel(pages.itemStarts[$0.lowerBound] - margin) >= end }
      if let last { pages.items[last...] = [pages.items[last].lowerBound..<pages.itemStarts.count] }
    }
    return pages
  }

  private func lengths(in layout: LayoutUnderTest) -> [[CGFloat]] {
    let length = layout.fillsViewport ? viewport : itemLength
    return lengths ?? counts.map { Array(repeating: length, count: $0) }
  }
}

/// The pages that a layout has to make of a strip, computed without the layout.
struct ExpectedPages {
  /// The items of each page, numbered through all sections.
  fileprivate(set) var items: [Range<Int>] = []
  /// The length of the header with which each page begins.
  fileprivate(set) var headers: [CGFloat] = []
  /// The start of each item in the content, before padding.
  fileprivate(set) var itemStarts: [CGFloat] = []

  var count: Int { items.count }

  /// The last page.
  var last: Int { count - 1 }

  /// The page of an item.
  func page(of item: Int) -> Int { items.firstIndex { $0.contains(item) } ?? -1 }

  /// The first item of the page of an item.
  func front(of item: Int) -> Int { items[page(of: item)].lowerBound }

  /// The distance from the start of a page to that of the next one, in points.
  func pageStride(after page: Int) -> CGFloat {
    itemStarts[items[page + 1].lowerBound] - itemStarts[items[page].lowerBound]
  }
}
