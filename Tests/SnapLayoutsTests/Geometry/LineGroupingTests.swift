import Foundation
import Testing

@testable import SnapLayouts

struct LineGroupingTests {
  private func lines(of frames: [(along: Extent, across: Extent, beginsSection: Bool)])
    -> LineGrouping
  {
    frames.reduce(into: LineGrouping()) { lines, frame in
      lines.append(along: frame.along, across: frame.across, beginsSection: frame.beginsSection)
    }
  }

  @Test func `lines of several items`() {
    // Three, two and one item across 100 points; with different lengths along the axis.
    let lines = lines(of: [
      (Extent(0, 50), Extent(0, 30), true), (Extent(5, 45), Extent(35, 65), false),
      (Extent(-5, 40), Extent(70, 100), false), (Extent(60, 90), Extent(0, 40), false),
      (Extent(60, 95), Extent(60, 100), false), (Extent(100, 120), Extent(30, 70), false),
    ])
    #expect(lines.firstItems == [0, 3, 5])
    #expect(lines.extents == [Extent(-5, 50), Extent(60, 95), Extent(100, 120)])
    #expect(lines.grouping == PageGrouping(firstItems: [0, 3, 5], itemCount: 6))
  }

  @Test func `single items share one middle`() {
    let lines = lines(of: [
      (Extent(0, 10), Extent(40, 60), true), (Extent(20, 30), Extent(45, 55), false),
      (Extent(40, 50), Extent(0, 100), false), (Extent(60, 70), Extent(40, 60), false),
    ])
    #expect(lines.firstItems == [0, 1, 2, 3])
  }

  @Test func `items without breadth stay in their line`() {
    let lines = lines(of: [
      (Extent(0, 10), Extent(0, 0), true), (Extent(0, 10), Extent(0, 0), false),
    ])
    #expect(lines.firstItems == [0])
  }

  @Test func `a section begins a line`() {
    let lines = lines(of: [
      (Extent(0, 10), Extent(0, 10), true), (Extent(20, 30), Extent(50, 60), true),
      (Extent(20, 30), Extent(70, 80), false),
    ])
    #expect(lines.firstItems == [0, 1])
  }

  @Test func `rounded origins stay in their line`() {
    // Three items of 33.4 without spacing, whose origins lie on whole pixels.
    let lines = lines(of: [
      (Extent(0, 10), Extent(0, 33.4), true), (Extent(0, 10), Extent(33, 66.4), false),
      (Extent(0, 10), Extent(66, 99.4), false),
    ])
    #expect(lines.firstItems == [0])
  }

  @Test func `without items there is no line`() {
    #expect(LineGrouping().grouping.count == 0)
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
      return lines.firstItems == firstItems && lines.extents == extents
        ? nil : "expected \(firstItems) \(extents), found \(lines)"
    }
  }
}
