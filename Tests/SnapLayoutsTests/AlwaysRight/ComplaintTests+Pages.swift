import SnapLayouts
import Testing
import UIKit

// MARK: Which page it is

extension ComplaintTests {
  @MainActor
  private final class Story {
    var offset: CGFloat = 0
    var pages: [Int] = []
    var offsets: [CGFloat] = []
  }

  @Test(
    "C3: each page is told once, half-way, while it scrolls",
    arguments: LayoutUnderTest.ofSingleItems)
  func pageChanges(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let story = Story()
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal) { layout, _ in
        layout.onPageChange = {
          story.pages.append($0)
          story.offsets.append(story.offset)
        }
      }
      let start = screen.offset(ofPage: 0)
      for distance in 0...180 {
        story.offset = start + CGFloat(distance)
        screen.move(to: story.offset)
        // A pass on the same page tells nothing.
        screen.layout.invalidateLayout()
        screen.view.layoutIfNeeded()
      }
      #expect(story.pages == [1, 2])
      #expect(story.offsets == [start + 45, start + 135])
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      #expect(story.pages == [1, 2])
      for distance in 0...180 { screen.move(to: start + CGFloat(180 - distance)) }
      #expect(story.pages == [1, 2, 1, 0])
    }
  }

  @Test("C4: whatever the offset, the page exists", arguments: LayoutUnderTest.ofSingleItems)
  func pageExists(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      for counts in [[12], [5, 0, 7]] {
        let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, counts: counts)
        let (first, last) = (screen.offset(ofPage: 0), screen.offset(ofPage: 11))
        var (before, position) = (0, CGFloat(0))
        for offset in stride(from: first - 320, through: last + 320, by: 3.5) {
          screen.move(to: offset)
          let page = screen.layout.currentPage
          #expect((0..<12).contains(page) && page >= before)
          #expect((0...11).contains(screen.layout.pagePosition))
          #expect(screen.layout.pagePosition >= position)
          if offset <= first { #expect(page == 0) }
          if offset >= last { #expect(page == 11) }
          #expect(screen.layout.currentIndexPath == screen.layout.indexPaths(inPage: page).first)
          (before, position) = (page, screen.layout.pagePosition)
        }
        screen.move(to: -20_000)
        #expect(screen.layout.currentPage == 0)
        screen.move(to: 20_000)
        #expect(screen.layout.currentPage == 11)
      }
    }
  }

  @Test("C4: a flick at the end stays on the last page")
  func lastPage() {
    let screen = SnapScreen(
      strip: LayoutUnderTest.center.make(), length: 375, itemLength: 200, counts: [5])
    screen.move(to: 840)
    let target = screen.target(proposed: 1000, velocity: 2)
    #expect(target == 840)
    screen.move(to: target)
    #expect(screen.layout.currentPage == 4)
    let answer = Peers.pager(
      to: 1000, horizontalVelocity: 2, pitch: 210, count: 5, content: screen.view.contentSize.width)
    #expect(answer == (1005, 0))
  }
}
