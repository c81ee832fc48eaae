import SnapLayouts
import Testing
import UIKit

// MARK: The current page

extension ComplaintTests {
  @MainActor
  private final class Story {
    var offset: CGFloat = 0
    var pages: [Int] = []
    var offsets: [CGFloat] = []
  }

  @Test(
    "Each page is reported once, half-way, during the scroll",
    arguments: LayoutUnderTest.allCases)
  func pageChanges(layout: LayoutUnderTest) {
    let pageStride = Strip().pages(of: layout).pageStride(after: 0)
    for isHorizontal in [true, false] {
      let story = Story()
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      screen.layout.onPageChange = {
        story.pages.append($0)
        story.offsets.append(story.offset)
      }
      let start = screen.offset(ofPage: 0)
      for distance in 0...Int(2 * pageStride) {
        story.offset = start + CGFloat(distance)
        screen.move(to: story.offset)
        // A layout pass on the same page reports nothing.
        screen.layout.invalidateLayout()
        screen.view.layoutIfNeeded()
        screen.passFrame()
      }
      #expect(story.pages == [1, 2])
      #expect(story.offsets == [start + 0.5 * pageStride, start + 1.5 * pageStride])
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      #expect(story.pages == [1, 2])
      for distance in 0...Int(2 * pageStride) {
        screen.move(to: start + 2 * pageStride - CGFloat(distance))
        screen.passFrame()
      }
      #expect(story.pages == [1, 2, 1, 0])
    }
  }

  @Test("The current page exists at every offset", arguments: LayoutUnderTest.withEnds)
  func pageExists(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      for counts in [[12], [5, 0, 7]] {
        let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, counts: counts)
        let pages = Strip(counts).pages(of: layout)
        #expect(screen.layout.numberOfPages == pages.count)
        let (first, last) = (screen.offset(ofPage: 0), screen.offset(ofPage: pages.last))
        var (before, position) = (0, CGFloat(0))
        for offset in stride(from: first - 320, through: last + 320, by: 3.5) {
          screen.move(to: offset)
          let page = screen.layout.currentPage
          #expect((0..<pages.count).contains(page) && page >= before)
          #expect((0...CGFloat(pages.last)).contains(screen.layout.pagePosition))
          #expect(screen.layout.pagePosition >= position)
          if offset <= first { #expect(page == 0) }
          if offset >= last { #expect(page == pages.last) }
          #expect(screen.layout.currentIndexPath == screen.layout.indexPaths(inPage: page).first)
          (before, position) = (page, screen.layout.pagePosition)
        }
        screen.move(to: -20_000)
        #expect(screen.layout.currentPage == 0)
        screen.move(to: 20_000)
        #expect(screen.layout.currentPage == pages.last)
      }
    }
  }

  @Test("A flick at the end stays on the last page", arguments: LayoutUnderTest.withEnds)
  func lastPage(layout: LayoutUnderTest) {
    let screen = SnapScreen(
      strip: layout.make(), length: 375, itemLength: 200, counts: [5])
    // Five items with gaps of ten, the last of which begins at 840.
    let end: CGFloat = layout.padsEdges ? 840 : 1040 - 375
    screen.move(to: end)
    let target = screen.target(proposed: 1000, velocity: 2)
    #expect(target == end)
    screen.move(to: target)
    let pages = Strip([5], itemLength: 200, viewport: 375).pages(of: layout)
    #expect(screen.layout.currentPage == pages.last)
    let answer = Peers.pager(
      to: 1000, horizontalVelocity: 2, pageStride: 210, count: 5, content: 4 * 210 + 375)
    #expect(answer == (1005, 0))
  }
}
