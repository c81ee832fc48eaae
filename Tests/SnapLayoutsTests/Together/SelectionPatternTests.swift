#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app that selects what is in the middle.
@MainActor
struct SelectionPatternTests {
  private let code = AppCode()

  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.centering))
  func `the item in the middle is selected, with one click for each new one`(app: AppCase) {
    var (selected, clicks) = (nil as Int?, [Int]())
    func select(_ view: UICollectionView) {
      guard let middle = view.middleItem, middle != selected else { return }
      selected = middle
      clicks.append(middle)
      view.selectItem(at: [0, middle], animated: false, scrollPosition: [])
    }
    code.onScroll = select
    let screen = AppScreen(app, count: 30, itemLength: 80, spacing: 10, delegate: code)
    screen.show(page: 12)
    select(screen.view)
    clicks = []
    screen.perform(app.gesture)
    screen.rest()
    #expect(selected == screen.item)
    #expect(screen.view.indexPathsForSelectedItems == screen.layout.currentIndexPath.map { [$0] })
    if app.gesture == .flick {
      let passed = (clicks.last ?? 12) - 12
      #expect(passed > 0)
      #expect(clicks == Array(13..<13 + max(0, passed)))
    }
    screen.expectRest()
  }
}
#endif
