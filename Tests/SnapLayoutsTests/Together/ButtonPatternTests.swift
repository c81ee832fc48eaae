#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app with a button for the next page and one for the previous page.
@MainActor
struct ButtonPatternTests {
  @Test(arguments: AppCase.cases(of: LayoutUnderTest.withFullPages), [0.05, 0.15, 0.4, 1])
  func `each press turns one page, however fast they come`(app: AppCase, pause: Double) {
    let buttons = PagingButtons()
    let screen = AppScreen(app, delegate: buttons)
    screen.rest()
    for isNext in [true, true, true, false, true] {
      buttons.press(isNext: isNext, in: screen.view)
      screen.simulation.run(for: pause)
    }
    screen.rest()
    #expect(buttons.page == 3)
    #expect(screen.layout.currentPage == 3)
    screen.expectRest()
  }

  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.withFullPages))
  func `after a gesture the buttons go on from its page`(app: AppCase) {
    let buttons = PagingButtons()
    let screen = AppScreen(app, delegate: buttons)
    screen.show(page: 3)
    screen.perform(app.gesture)
    screen.rest()
    let page = screen.layout.currentPage
    #expect(buttons.page == page)
    let isNext = page < 8
    buttons.press(isNext: isNext, in: screen.view)
    screen.rest()
    #expect(screen.layout.currentPage == page + (isNext ? 1 : -1))
    #expect(buttons.isBusy == false)
    screen.expectRest()
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.lists))
  func `buttons that add a width to the offset turn one page each`(app: AppCase) {
    let screen = AppScreen(app)
    for (step, page) in [(1, 1), (1, 2), (-1, 1), (1, 2), (1, 3)] as [(CGFloat, Int)] {
      let x = screen.view.contentOffset.x + step * screen.view.bounds.width
      screen.view.setContentOffset(CGPoint(x: x, y: 0), animated: true)
      screen.simulation.run(for: 0.5)
      #expect(screen.layout.currentPage == page)
    }
    screen.expectRest()
  }
}

/// Counts its pages, and follows what a person scrolls.
@MainActor
private final class PagingButtons: NSObject, UICollectionViewDelegate {
  private(set) var page = 0
  /// Whether a scroll is under way.
  private(set) var isBusy = false

  /// What counts is set after the request: if that replaces a scroll, UIKit announces the end of the replaced one
  /// within it, while the view is still on its way.
  func press(isNext: Bool, in view: UICollectionView) {
    let next = min(max(0, page + (isNext ? 1 : -1)), view.numberOfItems(inSection: 0) - 1)
    view.scrollToItem(
      at: IndexPath(item: next, section: 0), at: .centeredHorizontally, animated: true)
    (page, isBusy) = (next, true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { follow(scrollView) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { follow(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    isBusy = false
    follow(scrollView)
  }

  private func follow(_ scrollView: UIScrollView) {
    if let item = (scrollView as? UICollectionView)?.middleItem { page = item }
  }
}
#endif
