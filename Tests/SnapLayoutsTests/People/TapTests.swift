#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// Taps reach the item that is seen in front, and bring it there.
@MainActor
@Suite(.worlds) struct TapTests {
  @Test(arguments: [true, false])
  func `a tap on an item at the side selects it once and moves it to the middle`(isHorizontal: Bool)
  {
    let screen = SnapScreen(strip: CenteredPickerLayout(), isHorizontal: isHorizontal, spacing: -20)
    var selected: [Int] = []
    screen.source.onSelect = {
      selected.append($0.item)
      screen.layout.scroll(toItemAt: $0, animated: true)
    }
    screen.rest(onPage: 5)
    // Item 5 is enlarged to 96 and covers item 6, which begins 60 further, up to 48.
    for (distance, item) in [(60, 6), (47, 6), (-60, 5), (120, 7)] as [(CGFloat, Int)] {
      screen.simulation.finger.tap(at: screen.point(distance))
      screen.simulation.runUntilRest()
      #expect(selected.last == item && screen.layout.currentPage == item)
      #expect(screen.isOnPage)
    }
    #expect(selected.count == 4)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a tap on any item selects it once and shows its page`(layout: LayoutUnderTest) throws {
    let pages = Strip().pages(of: layout)
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      var selected: [Int] = []
      screen.source.onSelect = {
        selected.append($0.item)
        screen.layout.scroll(toItemAt: $0, animated: true)
      }
      for distance in [130, -60, 0, -130, 60, 130] as [CGFloat] {
        let target = screen.point(distance)
        let shown = (0..<30).first {
          guard let center = screen.shownCenter($0), let size = screen.attributes($0)?.size else {
            return false
          }
          return abs(center.x - target.x) < size.width / 2
            && abs(center.y - target.y) < size.height / 2
        }
        // There is nothing to tap between two items or before the first one.
        guard let shown else { continue }
        screen.simulation.finger.tap(at: target)
        screen.simulation.runUntilRest()
        #expect(selected.popLast() == shown && selected.isEmpty)
        #expect(screen.layout.currentPage == pages.page(of: shown) && screen.isOnPage)
      }
    }
  }
}
#endif
