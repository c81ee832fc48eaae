import Foundation

/// The groups of lines that make up pages.
///
/// Pages that can't be distinguished on the screen are still separate here; ``PageStops`` joins them.
struct LineGroups {
  /// The items of each group.
  let grouping: PageGrouping
  let extents: Extents
  /// All of the content but the groups.
  let content: ItemLines.Content

  /// The extent of the first of the lines that a page has joined; nil if there is no such page.
  func firstLine(ofPage page: Int, of lines: ItemLines) -> Extent? {
    grouping.items(inPage: page).first.flatMap(lines.grouping.page(forItem:))
      .map { lines.extents[$0] }
  }

  /// Whether a stop of these pages shows a single line.
  func hasOneLine(_ stop: Int, of lines: ItemLines, in stops: PageStops) -> Bool {
    let pages = stops.grouping.items(inPage: stop)
    return pages.count == 1
      && firstLine(ofPage: pages.lowerBound, of: lines) == extents[pages.lowerBound]
  }

  /// The loop of the pages; nil if there is only one, or if they don't fill the bounds.
  ///
  /// A single section closes with its line spacing, so that all distances are equal. With several
  /// sections, or with a header or footer, the first section follows the last one like any other,
  /// with its insets, headers and footers.
  ///
  /// - Parameters:
  ///   - viewport: The viewport.
  ///   - line: The last line; nil if the last page ends as a full one does.
  /// - Returns: The loop.
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func loop(in viewport: Viewport, endingWith line: Extent? = nil) -> LoopGeometry? {
    guard let first = extents.first, let last = line ?? extents.last, extents.count > 1 else {
      return nil
    }
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
}
