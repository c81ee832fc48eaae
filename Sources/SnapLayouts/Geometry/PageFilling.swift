#if canImport(Foundation)
import Foundation
#endif

/// How lines join into pages: as many whole ones as fit into the viewport, or a number of items.
///
/// A page begins with a whole line at a margin from the edge, and has at least one line.
struct PageFilling: Sendable, Hashable {
  /// The number of items that fill a page, at least 1; nil for as many whole lines as fit.
  let itemsPerPage: Int?
  /// From the edge of the viewport to where a page begins, in points.
  let margin: CGFloat
  /// Whether the first line of a section begins a page.
  let startsPageAtSection: Bool

  /// Numbers that make no sense are corrected: less than one item to 1, a margin that is not finite to 0.
  init(itemsPerPage: Int?, margin: CGFloat, startsPageAtSection: Bool) {
    self.itemsPerPage = itemsPerPage.map { max(1, $0) }
    self.margin = margin.corrected()
    self.startsPageAtSection = startsPageAtSection
  }

  /// How many equal lines a page has.
  ///
  /// - Parameters:
  ///   - length: The length of a line.
  ///   - pitch: The distance between neighbouring lines.
  ///   - itemsPerLine: The number of items of a line.
  ///   - viewportLength: The length of the viewport.
  /// - Returns: A number of lines, at least 1.
  func linesPerPage(
    length: CGFloat, pitch: CGFloat, itemsPerLine: Int, viewportLength: CGFloat
  ) -> Int {
    if let itemsPerPage { return (itemsPerPage - 1) / max(1, itemsPerLine) + 1 }
    let others = (room(in: viewportLength) - length) / pitch
    return others.isFinite && pitch > 0 ? 1 + Int(others.clamped(to: 0...1e9)) : 1
  }

  /// Whether a line still belongs to the page that begins with another one.
  ///
  /// - Parameters:
  ///   - line: What the line covers.
  ///   - first: What the first line of the page covers.
  ///   - itemCount: The number of items between the two, the first line's included.
  ///   - viewportLength: The length of the viewport.
  /// - Returns: Whether the page takes the line.
  func takes(
    _ line: Extent, after first: Extent, itemCount: Int, viewportLength: CGFloat
  ) -> Bool {
    if let itemsPerPage { return itemCount < itemsPerPage }
    return line.maximum - first.minimum <= room(in: viewportLength)
  }

  /// The room for whole lines; a hundredth of a point is forgiven, for origins lie on the pixel grid.
  private func room(in viewportLength: CGFloat) -> CGFloat { viewportLength - margin + 0.01 }
}
