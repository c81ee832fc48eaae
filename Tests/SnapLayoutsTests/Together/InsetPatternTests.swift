#if canImport(UIKitSimulation)
import QuestionSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// An app that changes its insets while a person scrolls.
@MainActor
struct InsetPatternTests {
  @Test(arguments: AppCase.cases(of: LayoutUnderTest.withEnds))
  func `a spinner that is pulled down stays until the data have come`(app: AppCase) {
    let spinner = Spinner()
    let screen = AppScreen(
      app, isHorizontal: false, count: 20, itemLength: 80, spacing: 10, delegate: spinner)
    spinner.simulation = screen.simulation
    screen.swipe(by: -230, over: 0.4)
    #expect(spinner.isShown)
    screen.simulation.run(for: 1.5)
    #expect(screen.offset == -60)
    screen.view.expectPage("with the spinner")
    screen.simulation.run(for: 1.5)
    #expect(!spinner.isShown)
    #expect(screen.offset == 0)
    screen.expectRest()
  }

  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.withEnds))
  func `a title that collapses is as high as the offset says`(app: AppCase) {
    let title = LargeTitle()
    let screen = AppScreen(
      app, isHorizontal: false, count: 20, itemLength: 80, spacing: 10, delegate: title,
      setUp: { $1.contentInset.top = 96 })
    screen.perform(app.gesture)
    screen.rest()
    #expect(screen.view.contentInset.top == title.height(at: screen.offset))
    screen.expectRest()
    // Back at the top the title is large again.
    screen.view.setContentOffset(CGPoint(x: 0, y: -96), animated: true)
    screen.rest()
    #expect(screen.offset == -96)
    #expect(screen.view.contentInset.top == 96)
    screen.expectRest("at the top")
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.withEnds))
  func `content follows the finger while a title collapses`(app: AppCase) {
    let title = LargeTitle()
    let screen = AppScreen(
      app, isHorizontal: false, count: 20, itemLength: 80, spacing: 10, delegate: title,
      setUp: { $1.contentInset.top = 96 })
    let finger = screen.simulation.finger
    finger.touchDown(at: CGPoint(x: 45, y: 200))
    for y in [190, 170, 150, 130] as [CGFloat] {
      finger.move(to: CGPoint(x: 45, y: y), over: 0.2)
      // The first ten points begin the drag.
      #expect(abs(screen.offset + 96 - (200 - y)) <= 11, "\(y)")
    }
    finger.release()
    screen.rest()
    screen.expectRest()
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.allCases), [true, false])
  func `a keyboard keeps the item in front, and gives its place back`(
    app: AppCase, isVertical: Bool
  ) {
    let screen = AppScreen(
      app, isHorizontal: !isVertical, count: 30, itemLength: 80, spacing: 10)
    let page = screen.layout.page(forItemAt: IndexPath(item: 6, section: 0)) ?? -1
    screen.show(page: page)
    let (item, offset) = (screen.item, screen.offset)
    showKeyboard(120, screen)
    screen.rest()
    #expect(screen.item == item)
    screen.expectRest("with the keyboard")
    showKeyboard(0, screen)
    screen.rest()
    #expect(screen.item == item)
    if app.kind.hasEnds { #expect(screen.offset == offset) }
    screen.expectRest()
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.allCases))
  func `a keyboard that a drag dismisses is not in the drag's way`(app: AppCase) {
    let dismissal = KeyboardDismissal()
    let screen = AppScreen(
      app, isHorizontal: false, count: 30, itemLength: 80, spacing: 10, delegate: dismissal)
    screen.show(page: 2)
    showKeyboard(120, screen)
    screen.rest()
    let item = screen.item ?? 0
    screen.swipe(by: 120, over: 0.1)
    screen.rest()
    #expect(screen.item.map { $0 > item } == true)
    #expect(screen.view.contentInset.bottom == 0)
    screen.expectRest()
  }

  @Test(.answers(\.collection.insetChanges, .keepLayout))
  func `the pages follow an inset that comes while a finger holds the view`() {
    let screen = SnapScreen(strip: SnapFlowLayout())
    screen.simulation.finger.touchDown(at: screen.middle)
    screen.simulation.run(for: 0.1)
    #expect(screen.layout.pageStops[0] == 0)
    screen.view.contentInset.left = 40
    screen.simulation.run(for: 0.1)
    #expect(screen.layout.pageStops[0] == -40)
  }

  private func showKeyboard(_ height: CGFloat, _ screen: AppScreen) {
    UIView.animate(withDuration: 0.25) { screen.view.contentInset.bottom = height }
  }
}

/// Adds an inset while it loads, after the view was pulled beyond its start.
@MainActor
final class Spinner: NSObject, UICollectionViewDelegate {
  weak var simulation: Simulation?
  private(set) var isShown = false

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard scrollView.contentOffset.y < -60, !isShown else { return }
    isShown = true
    UIView.animate(withDuration: 0.3) { scrollView.contentInset.top = 60 }
    simulation?.call(after: 2) { [weak self, weak scrollView] in
      self?.isShown = false
      UIView.animate(withDuration: 0.3) { scrollView?.contentInset.top = 0 }
    }
  }
}

/// A title of 96 points that collapses to 44.
@MainActor
private final class LargeTitle: NSObject, UICollectionViewDelegate {
  func height(at offset: CGFloat) -> CGFloat { min(max(44, 0 - offset), 96) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let height = height(at: scrollView.contentOffset.y)
    if scrollView.contentInset.top != height { scrollView.contentInset.top = height }
  }
}

/// Hides the keyboard as soon as a person drags.
@MainActor
private final class KeyboardDismissal: NSObject, UICollectionViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    UIView.animate(withDuration: 0.25) { scrollView.contentInset.bottom = 0 }
  }
}
#endif
