import Foundation
import Testing

@testable import SnapLayouts

struct PageGroupingTests {
  @Test(arguments: [(10, 3, 4), (9, 3, 3), (1, 3, 1), (0, 3, 0), (5, 0, 5), (-4, -4, 0)])
  func `the number of pages`(items: Int, perPage: Int, count: Int) {
    #expect(PageGrouping(itemCount: items, itemsPerPage: perPage).count == count)
  }

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
}
