import Foundation

extension PageGeometry {
  /// Everything besides the lines that decides where the pages are.
  struct Setting: TestedValue, Equatable {
    /// The axis along which the layout scrolls.
    let axis: ScrollAxis
    /// The viewport, with the length of the content before padding.
    var viewport: Viewport
    /// The part of the viewport that pages align with.
    let alignment: PageAlignment
    /// Whether the first and the last page must reach the focus.
    let padsEdges: Bool
    /// The rule by which lines form pages.
    let filling: PageFilling
    /// Whether the content forms a loop if it is long enough.
    let loops: Bool
    /// The last page that can be reached, unless the content forms a loop; nil without a limit.
    var lastReachablePage: Int?
    /// Whether the first page of a section begins with the section's header.
    var beginsWithHeaders = false
    /// The part of the viewport's insets that UIKit has added because the content scrolls; nil if it has added none.
    var automaticInset: AutomaticInset?

    /// The distance from the edge of the viewport to the beginning of a page, in points.
    var margin: CGFloat { filling.margin }

    /// Whether pages of these lines may begin with a header.
    func showsHeaders(of lines: ItemLines) -> Bool {
      beginsWithHeaders && !lines.content.headerLengths.isEmpty
    }

    /// The padding before the content, and the length with all padding, with which the first and the last page reach the
    /// focus, in points.
    ///
    /// Items begin on the pixel grid, as in the flow layout. A half pixel belongs to the padding after the content, so that
    /// the first and the last page rest at the ends of the range.
    func padding(around groups: LineGroups) -> (leading: CGFloat, whole: CGFloat) {
      let own = groups.content.length
      guard padsEdges, let first = groups.extents.first, let last = groups.extents.last else {
        return (0, own)
      }
      // Where the viewport begins.
      let rule = viewport.offsetRule(alignment, margin: margin, shift: viewport.leadingInset)
      let (start, scale) = (rule.offsets(showing: first).minimum, viewport.displayScale)
      let leading = max(0, -start.rounded(toPixelsAt: scale))
      let end = leading + rule.offsets(showing: last).maximum + viewport.length
      return (leading, max(leading + own, end.rounded(toPixelsAt: scale)))
    }

    /// What is pinned beside the lines of each section; empty if nothing is.
    func covers(of lines: ItemLines) -> [ItemLines.Cover] {
      // Where nothing is left of the viewport, nothing can be beside what is pinned.
      let (none, free) = (ItemLines.Cover(), viewport.length - margin)
      let fitting = lines.content.covers.map { $0.before + $0.after < free ? $0 : none }
      return fitting.contains { $0 != none } ? fitting : []
    }

    /// The groups of lines that make up pages, beside what is pinned, and the places of items that fill pages along the page.
    func groups(
      of lines: ItemLines, beside covers: [ItemLines.Cover]
    ) -> (LineGroups, PageGrid?) {
      // On the pixel grid, a line can begin half a pixel after its true place.
      let length = viewport.length + 0.5 / viewport.displayScale
      let extended = beginsWithHeaders ? lines.withHeaders : lines
      let own = extended.covered(by: covers, beside: lines)
      let grid = own.grid(by: filling, viewportLength: length)
      return ((grid.map(own.covering) ?? own).filled(by: filling, viewportLength: length), grid)
    }

    /// Whether the content would scroll without the automatic inset.
    func scrollsWithoutInset(_ lines: ItemLines) -> Bool {
      guard let inset = automaticInset else { return false }
      // Of the viewport without the insets, only the lengths are right.
      var other = self
      other.viewport.trailingInset -= inset.length
      other.automaticInset = nil
      let pages = PageGeometry(lines: lines.unscrolled(by: inset), setting: other)
      // Content as long as the bounds counts as longer, unless it ends with the only page that can be reached.
      let isWhole = pages.stops.count == pages.pages.count
      return pages.contentLength > viewport.boundsLength + (isWhole ? -1 : 1) * Tolerance.fit
    }
  }
}
