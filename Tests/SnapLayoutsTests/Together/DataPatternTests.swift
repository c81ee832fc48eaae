#if canImport(UIKitSimulation)
import Testing
import UIKit

/// An app that changes its data while a person scrolls.
@MainActor
struct DataPatternTests {
  private let reloader = AppCode()

  init() { reloader.onScroll = { $0.reloadData() } }

  @Test(arguments: MoverCase.gestures(of: LayoutUnderTest.allCases))
  func `a delegate that reloads in every scroll ends on the same page`(app: MoverCase) {
    let pages = [false, true].map { reloads in
      let screen = AppScreen(
        app, count: 20, itemLength: 120, spacing: 10, delegate: reloads ? reloader : nil)
      screen.show(page: 3)
      screen.performToRest(app.gesture)
      screen.expectRest("reloads: \(reloads)")
      return screen.layout.currentPage
    }
    #expect(pages[1] == pages[0])
  }

  /// Four more items load as soon as one of the last two is displayed.
  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.lists), [true, false])
  func `items that come as the last ones appear turn page by page`(app: MoverCase, reloads: Bool) {
    let code = AppCode()
    let screen = AppScreen(app, count: 4, delegate: code)
    screen.layout.releasePolicy.maximumPagesPerDrag = 1
    var isLoading = false
    code.onDisplay = { [unowned it = screen.simulation, items = screen.source] view, path in
      guard !isLoading, path.item >= items.counts[0] - 2 else { return }
      isLoading = true
      it.call(after: 0.3) {
        isLoading = false
        let old = items.counts[0]
        items.counts = [old + 4]
        if reloads {
          view.reloadData()
        } else {
          view.insertItems(at: (old..<old + 4).map { [0, $0] })
        }
      }
    }
    var shown: [Int?] = []
    for _ in 0..<9 {
      screen.swipe(by: 120, over: 0.1)
      screen.simulation.run(for: 0.8)
      shown.append(screen.item)
    }
    #expect(shown == Array(1...9))
    screen.expectRest()
  }
}
#endif
