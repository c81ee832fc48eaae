import SnapLayouts
import Testing
import UIKit

/// The length across the axis of what a page shows.
@MainActor
struct LengthAcrossTests {
  @Test(arguments: [true, false], [false, true])
  func `it is interpolated between pages, also across a seam`(isHorizontal: Bool, loops: Bool) {
    let lengths: [CGFloat] = [90, 20, 60, 35, 70, 10, 50]
    let screen = SnapScreen(
      SnapFlowLayout(), size: CGSize(width: 300, height: 300), counts: [7],
      configure: { layout, _ in
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.pageAlignment = .center
        layout.padsEdges = true
        layout.keepsOneItemPerLine = true
        layout.isLoopingEnabled = loops
      },
      sizes: { .strip(120, across: lengths[$0.item], isHorizontal: isHorizontal) })
    for step in -30...100 {
      let position = CGFloat(step) / 10
      let page = Int(position.rounded(.down))
      func length(_ page: Int) -> CGFloat {
        lengths[loops ? (page % 7 + 7) % 7 : min(max(page, 0), 6)]
      }
      let expected = length(page) + (position - CGFloat(page)) * (length(page + 1) - length(page))
      #expect(
        abs(screen.layout.lengthAcross(atPagePosition: position) - expected) < 1e-9, "\(position)")
    }
    #expect(screen.layout.lengthAcross(atPagePosition: .nan) == 90)
  }

  /// Rows of 40 with 10 between them; the last page has one row.
  @Test(arguments: [ItemOrder.alongLine, .alongPage])
  func `it is that of all rows of a page`(order: ItemOrder) {
    let screen = SnapScreen(
      GroupPagingLayout(), size: CGSize(width: 300, height: 100), counts: [5]
    ) { layout, _ in
      layout.itemSize = CGSize(width: 140, height: 40)
      layout.minimumInteritemSpacing = 10
      layout.itemOrder = order
    }
    let lengths = [0, 1].map { screen.layout.lengthAcross(atPagePosition: $0) }
    let rows = screen.layout.minimumInteritemSpacing + 80
    #expect(lengths[0] >= rows && lengths[0] <= 100 && lengths[1] == 40)
  }

  @Test func `without pages it is 0`() {
    #expect(SnapFlowLayout().lengthAcross(atPagePosition: 1) == 0)
    let screen = SnapScreen(SnapFlowLayout(), counts: [])
    #expect(screen.layout.lengthAcross(atPagePosition: 1) == 0)
  }
}
