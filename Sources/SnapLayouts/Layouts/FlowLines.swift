#if canImport(UIKit)
import UIKit

/// The lines that the flow layout has made, as pages: known once after a change of data or metrics.
struct FlowLines {
  let numbering: ItemNumbering
  let grouping: PageGrouping
  /// The length of the content before any padding, in points.
  let contentLength: CGFloat
  private let extents: Extents

  /// No lines at all.
  static let none = FlowLines(
    numbering: ItemNumbering(counts: []), grouping: PageGrouping(itemCount: 0, itemsPerPage: 1),
    contentLength: 0, extents: .listed([]))

  /// Lines of the same number of equally long items.
  init(
    numbering: ItemNumbering, itemsPerLine: Int, first: Extent, pitch: CGFloat,
    contentLength: CGFloat
  ) {
    self.init(
      numbering: numbering,
      grouping: PageGrouping(itemCount: numbering.itemCount, itemsPerPage: itemsPerLine),
      contentLength: contentLength, extents: .uniform(first: first, pitch: pitch))
  }

  /// Lines of any items.
  init(numbering: ItemNumbering, lines: LineGrouping, contentLength: CGFloat) {
    self.init(
      numbering: numbering, grouping: lines.grouping, contentLength: contentLength,
      extents: .listed(lines.extents))
  }

  /// What the first line covers along the axis, before any padding; nil without lines.
  var first: Extent? { extent(of: 0) }

  /// What the last line covers along the axis, before any padding; nil without lines.
  var last: Extent? { extent(of: grouping.count - 1) }

  /// The offsets that bring the lines to the focus.
  func stops(
    in viewport: Viewport, alignment: PageAlignment, padding: EdgePadding
  ) -> PageStops {
    func offset(_ extent: Extent) -> CGFloat {
      viewport.offset(bringing: extent.moved(by: padding.leading), to: alignment)
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
    numbering: ItemNumbering, grouping: PageGrouping, contentLength: CGFloat, extents: Extents
  ) {
    self.numbering = numbering
    self.grouping = grouping
    self.contentLength = contentLength
    self.extents = extents
  }

  private func extent(of line: Int) -> Extent? {
    guard (0..<grouping.count).contains(line) else { return nil }
    switch extents {
    case .uniform(let first, let pitch): return first.moved(by: pitch * CGFloat(line))
    case .listed(let extents): return extents[line]
    }
  }
}

extension Extent {
  fileprivate func moved(by distance: CGFloat) -> Extent {
    Extent(minimum + distance, maximum + distance)
  }
}
#endif
