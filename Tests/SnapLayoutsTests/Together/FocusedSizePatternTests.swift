#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The item in front is longer than the others, as in a strip of dates or thumbnails.
@MainActor
@Suite(.worlds) struct FocusedSizePatternTests {
  @Test(
    arguments: [LayoutUnderTest.leading, .leadingPadded, .center, .trailingPadded, .picker],
    [true, false])
  func `sizes that follow the page leave no page because it was reached`(
    kind: LayoutUnderTest, isForward: Bool
  ) {
    for isHorizontal in [true, false] {
      for (length, flick) in [(110, 80), (110, 160), (160, 60)] as [(CGFloat, CGFloat)] {
        var front = 12
        let screen = SnapScreen<SnapFlowLayout>(
          strip: kind.make(), isHorizontal: isHorizontal, itemLength: 40, counts: [60],
          lengths: { $0.item == front ? length : 40 })
        var pages: [Int] = []
        screen.layout.onPageChange = { [unowned layout = screen.layout] page in
          pages.append(page)
          front = page
          layout.invalidateLayout()
        }
        screen.layout.scroll(toPage: 12, animated: false)
        screen.simulation.runUntilRest()
        screen.drag(by: isForward ? -flick : flick, over: 0.08)
        // Under a finger, the item keeps its place, whatever that does to the pages around it.
        pages = []
        screen.simulation.runUntilRest(limit: 8)
        let steps = zip(pages, pages.dropFirst()).map { $1 - $0 }
        #expect(
          steps.allSatisfy { isForward ? $0 > 0 : $0 < 0 },
          "\(isHorizontal ? "" : "vertical, ")\(length), \(flick): \(pages)")
        #expect(pages.last == screen.layout.currentPage)
        #expect(screen.isOnPage, "\(length), \(flick): \(screen.offset)")
        screen.simulation.run(for: 3)
        #expect(!screen.simulation.isMoving)
      }
    }
  }
}
#endif
