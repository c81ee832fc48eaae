#if canImport(Foundation)
import Foundation
#endif

/// How lines join into pages.
///
/// A page begins with a whole line at a margin from the edge, and has at least one line.
struct PageFilling: Sendable, Hashable {
  let contents: PageContents
  /// From the edge of the viewport to where a page begins, in points.
  let margin: CGFloat
  /// Whether the first line of a section begins a page.
  let startsPageAtSection: Bool

  /// Numbers that make no sense are corrected: less than one item to 1, a margin that is not finite to 0.
  init(_ contents: PageContents, margin: CGFloat = 0, startsPageAtSection: Bool = false) {
    if case .items(let count) = contents {
      self.contents = .items(max(1, count))
    } else {
      self.contents = contents
    }
    self.margin = margin.corrected()
    self.startsPageAtSection = startsPageAtSection
  }

  /// How many equal lines a page has.
  ///
  /// - Parameters:
  ///   - length: The length of a line.
  ///   - pageStride: The distance between neighbouring lines.
  ///   - itemsPerLine: The number of items of a line.
  ///   - viewportLength: The length of the viewport.
  /// - Returns: A number of lines, at least 1.
  func linesPerPage(
    length: CGFloat, pageStride: CGFloat, itemsPerLine: Int, viewportLength: CGFloat
  ) -> Int {
    switch contents {
    case .line: return 1
    case .items(let count): return (count - 1) / max(1, itemsPerLine) + 1
    case .wholeLines: break
    }
    let others = (room(in: viewportLength) - length) / pageStride
    return others.isFinite && pageStride > 0 ? 1 + Int(others.clamped(to: 0...1e9)) : 1
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
    switch contents {
    case .line: return false
    case .items(let count): return itemCount < count
    case .wholeLines: break
    }
    return line.maximum - first.minimum <= room(in: viewportLength)
  }

  /// The room for whole lines; a hundredth of a point is forgiven, for origins lie on the pixel grid.
  private func room(in viewportLength: CGFloat) -> CGFloat { viewportLength - margin + 0.01 }
}
