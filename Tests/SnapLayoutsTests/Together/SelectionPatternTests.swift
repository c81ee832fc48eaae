#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app that selects items by taps, or by what is in the middle.
@MainActor
struct SelectionPatternTests {
  private let code = AppCode()

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.allCases.filter { $0.itemsPerPage == 1 }))
  func `a tapped item comes to its page`(app: AppCase) {
    let screen = AppScreen(app, count: 15, itemLength: 80, spacing: 10, delegate: code)
    var tapped: Int?
    code.onSelect = { [position = screen.position] in
      tapped = $1.item
      $0.scrollToItem(at: $1, at: position, animated: true)
    }
    screen.show(page: 5)
    for distance in [1, 1, -1] {
      let item = (screen.item ?? 0) + distance
      // Of a neighbor in a banner, or before a leading page, nothing is on the screen.
      guard
        let shown = screen.view.cellForItem(at: [0, item])?.frame
          .intersection(screen.view.bounds), shown.width > 20
      else { continue }
      screen.simulation.finger.tap(
        at: screen.view.convert(CGPoint(x: shown.midX, y: shown.midY), to: nil))
      screen.rest()
      #expect(tapped == item)
      #expect(screen.item == item)
    }
    screen.expectRest()
  }

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
