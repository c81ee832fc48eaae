#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// An app that turns its pages with a timer of its own.
@MainActor
struct TimerPatternTests {
  /// Of a finger that stops a motion and lifts without a movement, UIKit reports nothing to a delegate.
  @Test(
    arguments: AppCase.gestures(of: LayoutUnderTest.withFullPages).filter {
      $0.gesture != .stopped
    })
  func `a timer that stops for a drag goes on when it is over`(app: AppCase) {
    let turner = PageTurner(.toItem)
    let screen = AppScreen(app, delegate: turner)
    screen.show(page: 3)
    turner.start(screen.view, in: screen.simulation)
    screen.perform(app.gesture)
    screen.rest()
    let page = screen.layout.currentPage
    #expect(turner.isRunning)
    screen.simulation.run(for: 3)
    #expect(screen.layout.currentPage == (page + 1) % 9)
    turner.stop()
    screen.expectRest()
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.withFullPages))
  func `a timer that scrolls to the next item shows each page once`(app: AppCase) {
    turnsEachPageOnce(app, PageTurner(.toItem))
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.lists))
  func `a timer that sets the offset shows each page once`(app: AppCase) {
    turnsEachPageOnce(app, PageTurner(.toOffset))
  }

  private func turnsEachPageOnce(_ app: AppCase, _ turner: PageTurner) {
    let screen = AppScreen(app, delegate: turner)
    turner.start(screen.view, in: screen.simulation)
    screen.simulation.run(for: 0.9)
    var pages: [Int] = []
    for _ in 0..<10 {
      screen.simulation.run(for: 3)
      pages.append(screen.layout.currentPage)
    }
    #expect(pages == [1, 2, 3, 4, 5, 6, 7, 8, 0, 1])
    turner.stop()
    screen.expectRest()
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.withFullPages))
  func `a timer that fires under a finger or in a settling is not in the way`(app: AppCase) {
    for (way, gesture) in [
      (.toItem, .flick), (.toItem, .slowDrag), (.toOffset, .flick), (.toOffset, .slowDrag),
    ] as [(PageTurner.Way, AppGesture)] where way == .toItem || app.kind.hasEnds {
      let turner = PageTurner(way, stopsForDrags: false)
      let screen = AppScreen(app, delegate: turner)
      screen.show(page: 3)
      turner.start(screen.view, in: screen.simulation)
      screen.simulation.run(for: 2.8)
      screen.perform(gesture)
      screen.rest()
      turner.stop()
      screen.expectRest("\(way), \(gesture)")
      #expect((4...7).contains(screen.layout.currentPage), "\(way), \(gesture)")
    }
  }
}

/// Turns a page every three seconds.
@MainActor
private final class PageTurner: NSObject, UICollectionViewDelegate {
  enum Way { case toItem, toOffset }

  private let way: Way
  private let stopsForDrags: Bool
  private var timer: AppTimer?
  private weak var view: UICollectionView?
  private weak var simulation: Simulation?

  init(_ way: Way, stopsForDrags: Bool = true) {
    (self.way, self.stopsForDrags) = (way, stopsForDrags)
  }

  var isRunning: Bool { timer != nil }

  func start(_ view: UICollectionView, in simulation: Simulation) {
    (self.view, self.simulation) = (view, simulation)
    start()
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func start() {
    stop()
    guard let simulation else { return }
    timer = AppTimer(every: 3, in: simulation) { [weak self] in self?.turn() }
  }

  private func turn() {
    guard let view else { return }
    let count = view.numberOfItems(inSection: 0)
    switch way {
    case .toItem:
      guard let item = view.middleItem else { return }
      view.scrollToItem(
        at: IndexPath(item: (item + 1) % count, section: 0), at: .centeredHorizontally,
        animated: true)
    case .toOffset:
      let next = (view.pageOfWidth + 1) % count
      view.setContentOffset(
        CGPoint(x: CGFloat(next) * view.bounds.width, y: 0), animated: true)
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { if stopsForDrags { stop() } }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate, stopsForDrags { start() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if stopsForDrags { start() } }
}
#endif
