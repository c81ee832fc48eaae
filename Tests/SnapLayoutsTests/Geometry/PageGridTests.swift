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

  /// Twenty lines of 40 from 100 on, by default ten apart.
  private func lines(items: Int = 40, pageStride: CGFloat = 50) -> FlowLines {
    FlowLines(
      numbering: ItemNumbering(counts: [items]), itemsPerLine: 2, first: Extent(100, 140),
      pageStride: pageStride,
      content: FlowLines.Content(length: 1_090, hasOnlyItems: true))
  }

  @Test(
    arguments: [
      (50, .alongPage, true), (1, .alongPage, true), (0, .alongPage, false),
      (-5, .alongPage, false), (50, .alongLine, false),
    ] as [(CGFloat, ItemOrder, Bool)])
  func `items that fill pages along the page make a grid, unless lines are at one place`(
    pageStride: CGFloat, order: ItemOrder, isGrid: Bool
  ) {
    let filling = PageFilling(contents: .items(8), itemOrder: order)
    let grid = lines(pageStride: pageStride).grid(by: filling, viewportLength: 200)
    #expect((grid != nil) == isGrid)
  }

  @Test(arguments: [
    (Extent(200, 290), 1..<5), (Extent(0, 50), 0..<1), (Extent(1_040, 2_000), 18..<20),
    (Extent(3_000, 3_100), 20..<20),
  ])
  func `the lines around an extent are those in it, and one more at most at each end`(
    extent: Extent, lines: Range<Int>
  ) {
    #expect(self.lines().lines(around: extent) == lines)
  }

  @Test func `no two items share a place, and an item stays on its page`() {
    law(seed: 7_301) { random in
      let count = Int.random(in: 2...300, using: &random)
      let perLine = Int.random(in: 2...9, using: &random)
      let lines = Bool.random(using: &random) ? Int.random(in: 2...9, using: &random) : .max
      guard let grid = PageGrid(itemCount: count, itemsPerLine: perLine, linesPerPage: lines) else {
        return "no grid"
      }
      let places = (0..<count).map(grid.place)
      let perPage = lines == .max ? count : perLine * lines
      let name = "\(count) items, \(perLine) a line, \(lines) lines a page"
      if Set(places.map { [$0.line, $0.slot] }).count != count {
        return "\(name): two share a place"
      }
      if places.contains(where: { !(0..<perLine).contains($0.slot) }) { return "\(name): slot" }
      if lines != .max, places.enumerated().contains(where: { $1.line / lines != $0 / perPage }) {
        return "\(name): another page"
      }
      if Set(places.map(\.line)) != Set(0..<grid.lineCount) { return "\(name): a line is empty" }
      let some = Int.random(in: 0..<grid.lineCount, using: &random)..<grid.lineCount
      let expected = (0..<count).filter { some.contains(places[$0].line) }
      return grid.items(inLines: some) == expected ? nil : "\(name): items of \(some)"
    }
  }
}
