import SnapLayouts
import Testing
import UIKit

#if canImport(UIKitSimulation)
import UIKitSimulation
#endif

/// Where pages are: alignment, padding, sizes, insets.
@MainActor
@Suite(.worlds) struct PagePlaceTests {
  /// On the pixel grid, a line can begin half a pixel after its true place.
  @Test(arguments: [(0, 3), (0.02, 2)] as [(CGFloat, Int)])
  func `a line fits if it lacks half a pixel`(more: CGFloat, items: Int) {
    // Three items of 80, ten apart.
    let lack = 0.5 / SnapScreen(strip: GroupPagingLayout()).scale + more
    let screen = SnapScreen(strip: GroupPagingLayout(), length: 260 - lack, counts: [7])
    #expect(screen.layout.indexPaths(inPage: 0).count == items)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a page requested before the first layout pass`(layout: LayoutUnderTest) throws {
    // On a page of several items, not the first one, whose number may be that of a page.
    let item = Strip().pages(of: layout).items[5].upperBound - 1
    for isHorizontal in [true, false] {
      let (byPage, byItem) = (layout.make(), layout.make())
      byPage.scroll(toPage: 5, animated: false)
      byItem.scroll(toItemAt: IndexPath(item: item, section: 0), animated: true)
      let scrolled = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      scrolled.layout.scroll(toPage: 5, animated: false)
      scrolled.view.layoutIfNeeded()
      for layout in [byPage, byItem] {
        let screen = SnapScreen(strip: layout, isHorizontal: isHorizontal)
        #expect(screen.layout.currentPage == 5)
        #expect(screen.offset == screen.offset(ofPage: 5))
        #expect(screen.place == scrolled.place)
        for item in 0..<30 {
          let (here, there) = (try #require(screen.look(item)), try #require(scrolled.look(item)))
          #expect(here == there)
        }
      }
    }
  }

  @Test func `the padding fits the first and the last item, not an item size`() throws {
    let screen = SnapScreen(
      strip: CenteredPickerLayout(), counts: [5], lengths: { [120, 40, 75.5, 200, 60][$0.item] })
    let (first, last) = (try #require(screen.attributes(0)), try #require(screen.attributes(4)))
    #expect(first.center.x - 60 == 100)
    #expect(screen.view.contentSize.width - last.center.x - 30 == 130)
    // The last page of a shelf begins with the item of 200.
    let shelf = SnapScreen(
      strip: GroupPagingLayout(), counts: [5], lengths: { [120, 40, 75.5, 200, 60][$0.item] })
    let begin = try #require(shelf.attributes(3)).frame.minX
    #expect(shelf.attributes(0)?.frame.minX == 0)
    #expect(shelf.view.contentSize.width == begin + 320)
  }

  @Test(arguments: [
    (LayoutUnderTest.leadingPadded, 9, LayoutUnderTest.leading, 7), (.shelf, 3, .flushShelf, 3),
  ])
  func `the end is padded, or the last page rests where the content ends`(
    padded: LayoutUnderTest, last: Int, clamped: LayoutUnderTest, clampedLast: Int
  ) {
    for isHorizontal in [true, false] {
      // The tenth item is the last page of a shelf, too. Without padding, the last three are one page.
      let room = SnapScreen(strip: padded.make(), isHorizontal: isHorizontal, counts: [10])
      let flush = SnapScreen(strip: clamped.make(), isHorizontal: isHorizontal, counts: [10])
      for screen in [room, flush] { screen.layout.releasePolicy = .picker }
      #expect(room.offset(ofPage: last) == 810)
      #expect(room.target(proposed: 5000, velocity: 3) == 810)
      #expect(flush.offset(ofPage: clampedLast) == 570)
      #expect(flush.target(proposed: 5000, velocity: 3) == 570)
      for (screen, last) in [(room, last), (flush, clampedLast)] {
        #expect(screen.layout.numberOfPages == last + 1)
        let end = screen.offset(ofPage: last)
        screen.move(to: end)
        #expect(screen.layout.currentPage == last)
        #expect(screen.layout.pagePosition == CGFloat(last))
        let content = screen.view.contentSize
        #expect(end == (isHorizontal ? content.width : content.height) - 320)
      }
    }
  }
}

#if canImport(UIKitSimulation)
extension PagePlaceTests {
  @Test func `a leading page begins at the inset that the delegate gives its section`() {
    let delegate = InsetItems(counts: [9]) { _ in
      UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    }
    let screen = SnapScreen(strip: SnapFlowLayout(), counts: [9], delegate: delegate)
    #expect(screen.offset(ofPage: 1) == 90)
  }
}
#endif

extension PageAlignment {
  /// The aligned point as a fraction of a length.
  var testFraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
