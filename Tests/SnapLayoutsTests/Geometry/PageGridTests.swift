import Foundation
import Testing

@testable import SnapLayouts

/// The places of items that fill pages along the page.
struct PageGridTests {
  @Test func `no grid where it would be the same as lines`() {
    #expect(PageGrid(itemCount: 9, itemsPerLine: 1, linesPerPage: 4) == nil)
    #expect(PageGrid(itemCount: 9, itemsPerLine: 3, linesPerPage: 1) == nil)
    #expect(PageGrid(itemCount: 1, itemsPerLine: 3, linesPerPage: 4) == nil)
    #expect(PageGrid(itemCount: 0, itemsPerLine: 3, linesPerPage: 4) == nil)
  }

  @Test(arguments: [
    (Extent(200, 290), 1..<5), (Extent(0, 50), 0..<1), (Extent(1_040, 2_000), 18..<20),
    (Extent(3_000, 3_100), 20..<20),
  ])
  func `the lines around an extent are those in it, and one more at most at each end`(
    extent: Extent, expected: Range<Int>
  ) {
    // Twenty lines of 40 from 100 on, ten apart.
    let lines = ItemLines(
      numbering: ItemNumbering(counts: [40]), itemsPerLine: 2, first: Extent(100, 140),
      pageStride: 50, content: ItemLines.Content(length: 1_090, hasOnlyItems: true))
    #expect(lines.lines(around: extent) == expected)
  }
}
