import Testing
import UIKit
import UIKitSimulation

/// Where a tap on the status bar leads nowhere.
@MainActor
struct RevealingTests {
  let screen = ScrollScreen()

  private var simulation: Simulation { screen.simulation }
  private var observer: ScrollObserver { screen.observer }

  @Test func `fact 164: a tap on the status bar moves nothing where it isn't wanted`() {
    func tap() {
      screen.scrollView.contentOffset.y = 500
      simulation.tapStatusBar()
      simulation.runUntilRest()
    }
    screen.scrollView.scrollsToTop = false
    tap()
    #expect(screen.y == 500)
    screen.scrollView.scrollsToTop = true
    observer.scrollsToTop = false
    tap()
    #expect(screen.y == 500)
    observer.scrollsToTop = true
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulation.window.addSubview(other)
    tap()
    #expect(screen.y == 500)
    other.scrollsToTop = false
    tap()
    #expect(screen.y == 0)
    #expect(observer.callsBesideScrolling == ["didScrollToTop"])
  }
}
