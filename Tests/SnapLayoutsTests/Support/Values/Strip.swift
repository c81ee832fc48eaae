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
          pages.beginPage(header: isLed ? header : 0)
          pageStart = position - (isLed ? header : 0)
        }
        pages.append(itemAt: position)
        position += length + (item < section.count - 1 ? spacing : 0)
      }
      position += sectionInset.trailing + footer
    }
    if !layout.padsEdges {
      // Pages that could only be aligned beyond the end are one page.
      func pixel(_ offset: CGFloat) -> CGFloat { (offset * scale).rounded() }
      let (end, margin) = (pixel(max(0, position - viewport)), viewport - room)
      let last = pages.items.firstIndex {
        pixel(pages.itemStarts[$0.lowerBound] - margin) >= end
      }
      if let last { pages.join(from: last) }
    }
    return pages
  }

  private func lengths(in layout: LayoutUnderTest) -> [[CGFloat]] {
    let length = layout.fillsViewport ? viewport : itemLength
    return lengths ?? counts.map { Array(repeating: length, count: $0) }
  }
}
