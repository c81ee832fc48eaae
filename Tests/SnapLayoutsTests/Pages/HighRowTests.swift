#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A row that one of its items makes longer than the view: a scroll to an item shows the item.
@MainActor
@Suite(.worlds) struct HighRowTests {
  private static let lengths: [CGFloat] =
    Array(repeating: 100, count: 8) + [1389, 596, 117, 160] + Array(repeating: 100, count: 12)

  @Test(arguments: PageAlignment.allCases, [1, 2, 3] as [CGFloat])
  func `a scroll to an item of a long row, and a new size, show the item`(
    alignment: PageAlignment, scale: CGFloat
  ) {
    for (isHorizontal, padsEdges, contents) in [
      (false, false, PageContents.line), (false, true, .line), (true, false, .line),
      (true, true, .line), (false, true, .wholeLines), (false, false, .items(8)),
    ] {
      for item in 7...12 {
        let layout = SnapFlowLayout()
        layout.pageAlignment = alignment
        layout.padsEdges = padsEdges
        layout.pageContents = contents
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        let screen = SnapScreen<SnapFlowLayout>(
          layout,
          size: isHorizontal ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390),
          scale: anyScale(scale), counts: [Self.lengths.count],
          sizes: {
            let length = Self.lengths[$0.item]
            return isHorizontal
              ? CGSize(width: length, height: 110) : CGSize(width: 110, height: length)
          })
        let comment: Comment = "\(isHorizontal ? "→" : "↓") \(padsEdges) \(contents) \(item)"
        layout.scroll(toItemAt: IndexPath(item: item, section: 0), animated: false)
        screen.simulation.runUntilRest()
        #expect(isInSight(item, screen), comment)
        #expect(screen.isOnPage, comment)
        screen.resize(toLength: 375)
        screen.simulation.runUntilRest()
        #expect(isInSight(item, screen), comment)
        #expect(screen.isOnPage, comment)
      }
    }
  }

  /// Whether the whole item is in sight, or nothing but the item.
  private func isInSight(_ item: Int, _ screen: SnapScreen<SnapFlowLayout>) -> Bool {
    guard let frame = screen.attributes(item)?.frame else { return false }
    let (start, end) =
      screen.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let seen = min(end, screen.offset + screen.length) - max(start, screen.offset)
    return seen >= min(end - start, screen.length) - 1
  }
}
#endif
