import Foundation

/// The rule by which lines form pages.
///
/// A page begins with a whole line at a margin from the edge, and has at least one line.
struct PageFilling: TestedValue, Equatable {
  var contents: PageContents
  /// The distance from the edge of the viewport to the beginning of a page, in points.
  var margin: CGFloat = 0
  /// The space after the lines of a page that stays free of whole lines, in points.
  var trailingMargin: CGFloat = 0
  /// Whether the first line of a section begins a page.
  var startsPageAtSection = false
  /// The order in which items fill a page of equal lines.
  var itemOrder = ItemOrder.alongLine

  /// The number of items that a page has at least; nil for as many whole lines as fit.
  private var fewestItems: Int? {
    switch contents {
    case .line: 1
    case .items(let count): max(1, count)
    case .wholeLines: nil
    }
  }

  /// The number of equal lines on a page, at least 1; nil if lines differ.
  func linesPerPage(of lines: ItemLines, viewportLength: CGFloat) -> Int? {
    guard case .uniform(let first, let pageStride, _) = lines.extents,
      let itemsPerLine = lines.grouping.capacity
    else { return nil }
    if let fewestItems { return (fewestItems - 1) / itemsPerLine + 1 }
    let others = (availableLength(in: viewportLength) - first.length) / pageStride
    return pageStride > 0 ? 1 + Int(others.clamped(to: 0...1e9)) : 1
  }

  /// Whether a line belongs to the page that begins with an earlier line.
  ///
  /// - Parameters:
  ///   - line: The extent of the line.
  ///   - first: The extent of the first line of the page.
  ///   - itemCount: The number of items from the beginning of the page up to this line, excluding
  ///     it.
  ///   - viewportLength: The length of the viewport.
  /// - Returns: Whether the page includes the line.
  func takes(
    _ line: Extent, after first: Extent, itemCount: Int, viewportLength: CGFloat
  ) -> Bool {
    if let fewestItems { return itemCount < fewestItems }
    return line.maximum - first.minimum <= availableLength(in: viewportLength)
  }

  /// The space for whole lines.
  private func availableLength(in viewportLength: CGFloat) -> CGFloat {
    viewportLength - margin - trailingMargin + Tolerance.fit
  }
}
