#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// No two pages share an offset: in content that isn't padded, the lines that could only be aligned beyond an end are
/// one page, as are the last three of eight items of 100 points, ten apart, in a view of 375.
@MainActor
struct DistinctPageTests {
  private func strip(_ alignment: PageAlignment) -> SnapScreen<SnapFlowLayout> {
    SnapScreen(strip: SnapFlowLayout(), length: 375, itemLength: 100, counts: [8]) { layout, _ in
      layout.pageAlignment = alignment
    }
  }

  private func path(_ item: Int) -> IndexPath { [0, item] }

  @Test(
    arguments: [
      (.leading, [0, 110, 220, 330, 440, 495], [0, 1, 2, 3, 4, 5], [[0], [5, 6, 7]]),
      (.center, [0, 82.5, 192.5, 302.5, 412.5, 495], [1, 2, 3, 4, 5, 6], [[0, 1], [6, 7]]),
      (.trailing, [0, 55, 165, 275, 385, 495], [2, 3, 4, 5, 6, 7], [[0, 1, 2], [7]]),
    ] as [(PageAlignment, [CGFloat], [Int], [[Int]])])
  func `pages of lines that share an end`(
    alignment: PageAlignment, offsets: [CGFloat], front: [Int], ends: [[Int]]
  ) {
    let screen = strip(alignment)
    let (layout, last) = (screen.layout, offsets.count - 1)
    #expect(layout.numberOfPages == offsets.count)
    #expect((0...last).map(screen.offset(ofPage:)) == offsets.map(screen.pixel(nearest:)))
    #expect(layout.indexPaths(inPage: 0) == ends[0].map(path))
    #expect(layout.indexPaths(inPage: last) == ends[1].map(path))
    #expect(layout.indexPaths(inPage: last + 1) == [])
    #expect(
      (0..<8).map { layout.page(forItemAt: path($0)) }
        == (0..<8).map { item in
          (0...last).first { layout.indexPaths(inPage: $0).contains(path(item)) }
        })
    for page in 0...last {
      layout.scroll(toPage: page, animated: false)
      screen.passFrame()
      #expect(layout.currentPage == page && layout.pagePosition == CGFloat(page))
      #expect(layout.currentIndexPath == path(front[page]))
    }
  }
}
#endif
