import Foundation

@testable import SnapLayouts

/// Items of one length in a row, and the viewport over them.
struct ModelContents: Sendable {
  var itemCount: Int
  /// The length of an item.
  var unit: CGFloat = 4
  var boundsLength: CGFloat = 4
  var leadingInset: CGFloat = 0
  var displayScale: CGFloat = 1
  var loops = false
  var padsEdges = false
  var itemsPerPage = 1

  /// Items of 100 points, one a page, unless these are others.
  static func list(
    _ count: Int, unit: CGFloat = 100, in length: CGFloat = 100, inset: CGFloat = 0,
    itemsPerPage: Int = 1, loops: Bool = false
  ) -> ModelContents {
    ModelContents(
      itemCount: count, unit: unit, boundsLength: length, leadingInset: inset, loops: loops,
      itemsPerPage: itemsPerPage)
  }

  var geometry: PageGeometry {
    let length = unit * CGFloat(itemCount)
    let lines = ItemLines(
      numbering: ItemNumbering(counts: [itemCount]), itemsPerLine: itemsPerPage,
      first: Extent(0, unit), pageStride: unit,
      content: ItemLines.Content(length: length, hasOnlyItems: true))
    let setting = PageGeometry.Setting(
      axis: .horizontal,
      viewport: Viewport(
        boundsLength: boundsLength, leadingInset: leadingInset, contentLength: length,
        displayScale: displayScale),
      alignment: .leading, padsEdges: padsEdges, filling: PageFilling(contents: .line), loops: loops
    )
    return PageGeometry(lines: lines, setting: setting)
  }
}
