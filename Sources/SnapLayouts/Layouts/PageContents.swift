#if canImport(UIKit)
import UIKit

/// Which items form which page, and what the pages cover before any padding.
///
/// First every line that the flow layout has made is a page, known after each change of data or
/// metrics; then lines may be joined.
struct PageContents {
  let numbering: ItemNumbering
  let grouping: PageGrouping
  let content: Content
  private let extents: Extents

  /// The content of the flow layout along the axis, before any padding, in points.
  struct Content: Hashable {
    let length: CGFloat
    /// The leading inset of the first section.
    let leadingInset: CGFloat
  }

  /// No pages at all.
  static let none = PageContents(
    numbering: ItemNumbering(counts: []), grouping: PageGrouping(itemCount: 0, itemsPerPage: 1),
    content: Content(length: 0, leadingInset: 0), extents: .listed([]))

  /// Lines of the same number of equally long items, as pages.
  init(
    numbering: ItemNumbering, itemsPerLine: Int, first: Extent, pitch: CGFloat,
    content: Content
  ) {
    self.init(
      numbering: numbering,
      grouping: PageGrouping(itemCount: numbering.itemCount, itemsPerPage: itemsPerLine),
      content: content, extents: .uniform(first: first, pitch: pitch))
  }

  /// Lines of any items, as pages.
  init(numbering: ItemNumbering, lines: LineGrouping, content: Content) {
    self.init(
      numbering: numbering, grouping: lines.grouping, content: content,
      extents: .listed(lines.extents))
  }

  /// What the first page covers along the axis; nil without pages.
  var first: Extent? { extent(of: 0) }

  /// What the last page covers along the axis; nil without pages.
  ///
  /// Equal pages all count as full.
  var last: Extent? { extent(of: grouping.count - 1) }

  /// The lines joined into pages.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func filled(by filling: PageFilling, viewportLength: CGFloat) -> PageContents {
    switch extents {
    case .uniform(let first, let pitch):
      let itemsPerLine = grouping.items(inPage: 0).count
      let count = filling.linesPerPage(
        length: first.length, pitch: pitch, itemsPerLine: itemsPerLine,
        viewportLength: viewportLength)
      let end = first.maximum + pitch * CGFloat(count - 1)
      return PageContents(
        numbering: numbering, itemsPerLine: itemsPerLine * count,
        first: Extent(first.minimum, max(first.maximum, end)), pitch: pitch * CGFloat(count),
        content: content)
    case .listed(let lines):
      return joined(lines, by: filling, viewportLength: viewportLength)
    }
  }

  /// The offsets that bring the pages to the focus.
  func stops(
    in viewport: Viewport, alignment: PageAlignment, shift: CGFloat
  ) -> PageStops {
    func offset(_ extent: Extent) -> CGFloat {
      viewport.offset(bringing: extent.moved(by: shift), to: alignment)
    }
    switch extents {
    case .uniform(let first, let pitch):
      return PageStops(
        first: offset(first), pitch: pitch, count: grouping.count,
        within: viewport.reachableRange, displayScale: viewport.displayScale)
    case .listed(let extents):
      return PageStops(
        extents.map(offset), within: viewport.reachableRange, displayScale: viewport.displayScale)
    }
  }

  private enum Extents {
    case uniform(first: Extent, pitch: CGFloat)
    case listed([Extent])
  }

  private init(
    numbering: ItemNumbering, grouping: PageGrouping, content: Content, extents: Extents
  ) {
    self.numbering = numbering
    self.grouping = grouping
    self.content = content
    self.extents = extents
  }

  private func extent(of page: Int) -> Extent? {
    guard (0..<grouping.count).contains(page) else { return nil }
    switch extents {
    case .uniform(let first, let pitch): return first.moved(by: pitch * CGFloat(page))
    case .listed(let extents): return extents[page]
    }
  }

  private func joined(
    _ lines: [Extent], by filling: PageFilling, viewportLength: CGFloat
  ) -> PageContents {
    var firstItems: [Int] = []
    var pages: [Extent] = []
    var firstLine = Extent(0, 0)
    for (number, line) in lines.enumerated() {
      let item = grouping.items(inPage: number).lowerBound
      let beginsSection = filling.startsPageAtSection && numbering.beginsSection(item)
      let begun = firstItems.last.map { item - $0 } ?? 0
      if !pages.isEmpty, !beginsSection,
        filling.takes(line, after: firstLine, itemCount: begun, viewportLength: viewportLength)
      {
        pages[pages.count - 1] = pages[pages.count - 1].union(line)
      } else {
        firstItems.append(item)
        pages.append(line)
        firstLine = line
      }
    }
    return PageContents(
      numbering: numbering,
      grouping: PageGrouping(firstItems: firstItems, itemCount: numbering.itemCount),
      content: content, extents: .listed(pages))
  }
}

extension Extent {
  func moved(by distance: CGFloat) -> Extent {
    Extent(minimum + distance, maximum + distance)
  }
}
#endif
