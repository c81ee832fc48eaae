import SnapLayouts
import Testing
import UIKit

#if canImport(UIKitSimulation)
import UIKitSimulation
#endif

/// A loop in which the data source keeps its items and index paths.
@MainActor
struct InfiniteBannerLayoutTests {
  /// A banner of full-width pages.
  private func banner(
    _ counts: [Int] = [3], size: CGSize = CGSize(width: 375, height: 200),
    configure: (InfiniteBannerLayout, UICollectionView) -> Void = { _, _ in },
    sizes: (@MainActor (IndexPath) -> CGSize)? = nil
  ) -> SnapScreen<InfiniteBannerLayout> {
    SnapScreen(
      InfiniteBannerLayout(), size: size, counts: counts, configure: configure, sizes: sizes)
  }

  @Test func `a banner begins on the first page, in the middle`() {
    let screen = banner()
    #expect(screen.layout.isLooping)
    #expect(screen.layout.currentPage == 0)
    #expect(screen.layout.pagePosition == 0)
    #expect(screen.view.decelerationRate == .fast)
    let span = screen.view.contentSize.width
    #expect(span >= 300 * 375 && span < 303 * 375)
    #expect(abs(screen.offset - span / 2) <= 1125 / 2)
    #expect(screen.view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
    #expect(screen.attributes(0)?.frame == CGRect(x: screen.offset, y: 0, width: 375, height: 200))
  }

  #if canImport(UIKitSimulation)
  /// Its items are rounded down to whole pixels, so their sum may be short of two views by almost two pixels.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `two full-width pages loop at any width`(scale: CGFloat) {
    for width in [402 * 0.8, 292.5, 320.01, 374.99, 375 + 1 / 3] as [CGFloat] {
      let screen = SnapScreen(
        InfiniteBannerLayout(), size: CGSize(width: width, height: 100), scale: scale, counts: [2])
      #expect(screen.layout.isLooping, "\(width)")
    }
  }

  @Test func `two pages turn both ways`() {
    let screen = banner([2])
    for pages in [1, 1, 1, -1, -1, -1, -1] {
      let offset = screen.offset
      screen.drag(by: CGFloat(pages) * -200, over: 0.2)
      screen.simulation.runUntilRest(limit: 5)
      #expect(screen.offset == offset + CGFloat(pages) * 375)
      #expect(screen.view.visibleCells.count == 1)
    }
  }
  #endif
}
