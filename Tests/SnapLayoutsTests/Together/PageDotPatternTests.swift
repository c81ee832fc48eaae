#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app with a page control of its own.
@MainActor
struct PageDotPatternTests {
  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.lists))
  func `dots by the offset show the page at rest`(app: AppCase) {
    expectDots(Dots(.offset), app)
  }

  /// Of a finger that stops a motion and lifts without a movement, UIKit reports nothing to a delegate.
  @Test(
    arguments: AppCase.gestures(of: LayoutUnderTest.withFullPages).filter {
      $0.gesture != .stopped
    })
  func `dots that wait for the end of a drag show the page at rest`(app: AppCase) {
    expectDots(Dots(.endOfDrag), app)
  }

  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.withFullPages))
  func `dots by the item in the middle show the page at rest`(app: AppCase) {
    expectDots(Dots(.endOfMotion), app)
  }

  private func expectDots(_ dots: Dots, _ app: AppCase) {
    let screen = AppScreen(app, delegate: dots)
    screen.show(page: 3)
    screen.perform(app.gesture)
    screen.rest()
    #expect(dots.control.currentPage == screen.layout.currentPage)
    screen.expectRest()
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.withFullPages))
  func `dots that are tapped and dots that follow agree`(app: AppCase) {
    let dots = Dots(.endOfMotion)
    let screen = AppScreen(app, delegate: dots)
    screen.show(page: 3)
    for page in [5, 4, 8] {
      dots.control.currentPage = page
      screen.view.scrollToItem(
        at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: true)
      screen.rest()
      #expect(dots.control.currentPage == page)
      #expect(screen.layout.currentPage == page)
    }
    screen.expectRest()
  }
}

@MainActor
private final class Dots: NSObject, UICollectionViewDelegate {
  enum Rule {
    /// By the offset, whenever the view scrolls.
    case offset
    /// By the item in the middle, when a drag is over, with its deceleration.
    case endOfDrag
    /// The same when any motion is over, also one of the app's own.
    case endOfMotion
  }

  let control = UIPageControl()
  private let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
    super.init()
    control.numberOfPages = 9
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if rule == .offset { control.currentPage = scrollView.pageOfWidth }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { update(scrollView) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { update(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if rule == .endOfMotion { update(scrollView) }
  }

  private func update(_ scrollView: UIScrollView) {
    guard rule != .offset, let item = (scrollView as? UICollectionView)?.middleItem else { return }
    control.currentPage = item
  }
}
#endif
