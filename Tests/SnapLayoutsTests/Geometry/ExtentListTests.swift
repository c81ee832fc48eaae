import Foundation
import Testing

@testable import SnapLayouts

@Suite struct ExtentListTests {
  @Test("Extents are stored exactly, on and off the pixel grid")
  func exact() {
    law(seed: 98) { generator in
      let scale = generator.pick([1, 2, 3, 4, 8, 97] as [CGFloat])
      let count = generator.integer(0...30)
      let extents = (0..<count).map { _ -> Extent in
        let start = CGFloat(generator.integer(-9_000_000...9_000_000)).rounded() / scale
        // Occasionally an extent that isn't on any grid.
        return Extent(
          generator.chance(5) ? start + 1e-7 : start, start + generator.eighths(0...900))
      }
      let list = ExtentList(extents)
      let isExact = (0..<count).allSatisfy { number in
        list[number].minimum == extents[number].minimum
          && abs(list[number].maximum - extents[number].maximum) < 1e-8
      }
      return list.count == count && isExact ? nil : "\(extents) became \(list)"
    }
  }

  @Test func farAway() {
    let extents = [Extent(0, 10), Extent(1e9, 1e9 + 10), Extent(20, 30)]
    let list = ExtentList(extents)
    #expect((0..<3).map { list[$0] } == extents)
  }

  @Test("A page covers all of its lines, which may overlap")
  func joined() {
    let lines = ExtentList([Extent(0, 50), Extent(10, 20), Extent(40, 60), Extent(70, 80)])
    let pages = JoinedExtents(
      lines: lines, grouping: PageGrouping(firstItems: [0, 2], itemCount: 4))
    #expect((0..<pages.count).map { pages[$0] } == [Extent(0, 50), Extent(40, 80)])
  }
}
