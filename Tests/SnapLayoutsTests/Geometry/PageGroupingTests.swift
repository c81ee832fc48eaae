import Foundation
import Testing

@testable import SnapLayouts

/// Items that make lines, and lines that make pages.
struct PageGroupingTests {
  @Test func `items are numbered through all sections, and other sections have none`() {
    let numbering = ItemNumbering(counts: [2, 0, 3])
    #expect((-1...3).map(numbering.items(inSection:)) == [0..<0, 0..<2, 2..<2, 2..<5, 0..<0])
    #expect((0...5).map { numbering.index(of: $0)?.section } == [0, 0, 2, 2, 2, nil])
  }

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

  @Test func `lines come back as they were laid out`() {
    law(seed: 41) { generator in
      var lines = LineGrouping()
      var (firstItems, extents): ([Int], [Extent]) = ([], [])
      var along: CGFloat = 0
      for line in 0..<generator.integer(1...6) {
        firstItems.append(lines.itemCount)
        let count = generator.integer(1...4)
        let lengths = (0..<count).map { _ in generator.eighths(10...60) }
        let thickness = (0..<count).map { _ in generator.eighths(10...60) }
        let free = 300 - thickness.reduce(0, +)
        var across = count == 1 ? free / 2 : 0
        let deepest = lengths.max() ?? 0
        extents.append(Extent(along, along + deepest))
        for item in 0..<count {
          let start = along + (deepest - lengths[item]) / 2
          lines.append(
            along: Extent(start, start + lengths[item]),
            across: Extent(across.rounded(), across.rounded() + thickness[item]),
            beginsSection: line == 0 && item == 0)
          across += thickness[item] + free / CGFloat(max(1, count - 1))
        }
        along += deepest + generator.eighths(-5...20)
      }
      let grouping = PageGrouping(firstItems: firstItems, itemCount: lines.itemCount)
      return lines.extents == extents && lines.grouping == grouping
        ? nil : "expected \(firstItems) \(extents), found \(lines)"
    }
  }
}
