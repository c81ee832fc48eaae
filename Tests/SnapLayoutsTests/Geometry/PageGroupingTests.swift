import Foundation
import Testing

@testable import SnapLayouts

/// Items that make lines, and lines that make pages.
struct PageGroupingTests {
  @Test func `items and pages are inverse`() {
    law(seed: 31) { generator in
      let items = generator.integer(1...60)
      let size = generator.integer(1...12)
      let first = Array(stride(from: 0, to: items, by: size))
      let uniform = PageGrouping(itemCount: items, itemsPerPage: size)
      let listed = PageGrouping(firstItems: first, itemCount: items)
      let random = PageGrouping(
        firstItems: (0..<items).filter { $0 == 0 || generator.chance(30) }, itemCount: items)
      let item = generator.integer(-1...items)
      let page = generator.integer(-1...items)
      let agree =
        uniform.count == listed.count && uniform.page(forItem: item) == listed.page(forItem: item)
        && uniform.items(inPage: page) == listed.items(inPage: page)
      let inverse = [uniform, random].allSatisfy { grouping in
        let all = (0..<grouping.count).flatMap { grouping.items(inPage: $0) }
        return all == Array(0..<items)
          && (grouping.page(forItem: item).map { grouping.items(inPage: $0).contains(item) }
            ?? !(0..<items).contains(item))
      }
      return agree && inverse ? nil : "\(items) by \(size), item \(item), page \(page), \(random)"
    }
  }

  @Test func `the steps of a search depend on the distance alone`() {
    law(seed: 62) { generator in
      let count = generator.pick([1_000, 1_000_000, 1 << 60])
      let start = generator.integer(0...count)
      let farthest = generator.pick([0, 1, 9, 400])
      let distance = generator.integer(-farthest...farthest)
      let last = (start + distance).clamped(to: 0...count - 1)
      var tests = 0
      let found = (0...count).lastNumber(near: start) {
        tests += 1
        return $0 <= last
      }
      let limit = 2 * Int(log2(Double(abs(distance) + 1)).rounded(.up)) + 3
      return found == last && tests <= limit
        ? nil : "\(tests) tests from \(start) to \(found) instead of \(last)"
    }
  }

  /// The frames of items, the places where their lines begin, and why.
  @Test(
    arguments: [
      // Single items share one middle.
      ([(0, 10, 40, 60), (20, 30, 45, 55), (40, 50, 0, 100), (60, 70, 40, 60)], [], [0, 1, 2, 3]),
      // Items without breadth stay in their line.
      ([(0, 10, 0, 0), (0, 10, 0, 0)], [], [0]),
      // A section begins a line.
      ([(0, 10, 0, 10), (20, 30, 50, 60), (20, 30, 70, 80)], [1], [0, 1]),
      // Three items of 33.4 without spacing, whose origins lie on whole pixels.
      ([(0, 10, 0, 33.4), (0, 10, 33, 66.4), (0, 10, 66, 99.4)], [], [0]),
      ([], [], []),
    ] as [([(CGFloat, CGFloat, CGFloat, CGFloat)], Set<Int>, [Int])])
  func `items beside each other are a line`(
    frames: [(CGFloat, CGFloat, CGFloat, CGFloat)], sections: Set<Int>, firstItems: [Int]
  ) {
    var lines = LineGrouping()
    for (item, frame) in frames.enumerated() {
      lines.append(
        along: Extent(frame.0, frame.1), across: Extent(frame.2, frame.3),
        beginsSection: item == 0 || sections.contains(item))
    }
    #expect(lines.firstItems == firstItems && lines.grouping.count == firstItems.count)
  }

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
