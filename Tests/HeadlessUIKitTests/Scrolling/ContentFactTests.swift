import Testing
import UIKit
import UIKitSimulation

/// Content that shrinks, insets that change, and offsets that the app writes.
@MainActor
struct ContentFactTests {
  let screen = ScrollScreen()

  private var simulation: Simulation { screen.simulation }
  private var scrollView: UIScrollView { screen.scrollView }

  @Test func `fact 127: at rest an offset beyond shrunken content stays`() {
    scrollView.contentOffset.y = 3000
    scrollView.contentSize.height = 1000
    simulation.runUntilRest()
    #expect(screen.y == 3000)
    scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    #expect(screen.y == 2000)
  }

  @Test func `fact 131: the safe area counts if the content is larger than the view`() {
    simulation.resize(
      to: CGSize(width: 300, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10))
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = CGSize(width: 300, height: 400)
    scrollView.contentInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(scrollView.adjustedContentInset == scrollView.contentInset)
    scrollView.alwaysBounceHorizontal = true
    #expect(scrollView.adjustedContentInset == scrollView.contentInset)
    scrollView.alwaysBounceVertical = true
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 55, left: 5, bottom: 35, right: 5))
    scrollView.contentSize.width = 300.5
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 55, left: 15, bottom: 35, right: 15))
  }
}
