#if canImport(UIKitSimulation)
import Testing
import UIKit

/// An app with a page control of its own.
@MainActor
struct PageDotPatternTests {
  private let dots = UIPageControl()
  private let app = AppCode()

  init() { dots.numberOfPages = 9 }

  private func showMiddle(_ view: UICollectionView) {
    if let item = view.middleItem { dots.currentPage = item }
  }

  /// So does a video in the only cell of which nothing is cut, and the next press of a button turns from there.
  @Test(arguments: MoverCase.gestures(of: LayoutUnderTest.withFullPages))
  func `dots by the item in the middle show the page at rest`(one: MoverCase) {
    var video: Int?
    app.onEndOfMotion { view in
      showMiddle(view)
      video = wholeItems(view).first
    }
    app.onScroll = { if let item = video, !wholeItems($0).contains(item) { video = nil } }
    let screen = AppScreen(one, delegate: app)
    screen.show(page: 3)
    screen.performToRest(one.gesture)
    #expect(dots.currentPage == screen.layout.currentPage)
    screen.expectRest()
    #expect(video == screen.item)
    let page = screen.layout.currentPage
    let next = page < 8 ? page + 1 : page - 1
    screen.view.scrollToItem(at: [0, next], at: .centeredHorizontally, animated: true)
    screen.rest()
    #expect(screen.layout.currentPage == next && dots.currentPage == next && video == next)
    screen.expectRest()
  }

  /// The items of which nothing is cut, or as little as can be; but for a pixel.
  private func wholeItems(_ view: UICollectionView) -> [Int] {
    view.visibleCells
      .filter {
        let shown = $0.frame.intersection(view.bounds).width
        return shown >= min($0.frame.width, view.bounds.width) - 1
      }
      .compactMap { view.indexPath(for: $0)?.item }
  }
}
#endif
