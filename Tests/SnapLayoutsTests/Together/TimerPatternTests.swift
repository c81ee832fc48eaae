#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

/// An app that turns its pages with a timer or with buttons of its own.
@MainActor
struct TimerPatternTests {
  /// Of a finger that stops a motion and lifts without a movement, UIKit reports nothing to a delegate.
  @Test(
    arguments: MoverCase.gestures(of: LayoutUnderTest.withFullPages).filter {
      $0.gesture != .stopped
    })
  func `a timer that stops for a drag goes on when it is over`(app: MoverCase) {
    let (turner, screen) = screen(app, .toItem, page: 3)
    screen.performToRest(app.gesture)
    let page = screen.layout.currentPage
    #expect(turner.isRunning)
    screen.simulation.run(for: 3)
    #expect(screen.layout.currentPage == (page + 1) % 9)
    turner.stop()
    screen.expectRest()
  }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.withFullPages))
  func `a timer that scrolls to the next item or offset shows each page once`(app: MoverCase) {
    for way in [.toItem, .toOffset] as [PageTurner.Way] where way == .toItem || app.kind.hasEnds {
      let (turner, screen) = screen(app, way)
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
  }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.withFullPages))
  func `a timer that fires under a finger or in a settling is not in the way`(app: MoverCase) {
    for (way, gesture) in [
      (.toItem, .flick), (.toItem, .slowDrag), (.toOffset, .flick), (.toOffset, .slowDrag),
    ] as [(PageTurner.Way, AppGesture)] where way == .toItem || app.kind.hasEnds {
      let (turner, screen) = screen(app, way, stopsForDrags: false, page: 3)
      screen.simulation.run(for: 2.8)
      screen.performToRest(gesture)
      turner.stop()
      screen.expectRest("\(way), \(gesture)")
      #expect((4...7).contains(screen.layout.currentPage), "\(way), \(gesture)")
    }
  }

  private func screen(
    _ app: MoverCase, _ way: PageTurner.Way, stopsForDrags: Bool = true, page: Int? = nil
  ) -> (PageTurner, AppScreen) {
    let turner = PageTurner(way, stopsForDrags: stopsForDrags)
    let screen = AppScreen(app, delegate: turner.code)
    if let page { screen.show(page: page) }
    turner.start = { [unowned turner, unowned view = screen.view] in
      let timer = VirtualTimer(timeInterval: 3, repeats: true) { _ in
        MainActor.assumeIsolated { turner.turn(view) }
      }
      RunLoop.main.add(timer, forMode: .common)
      turner.timer = timer
    }
    turner.start()
    return (turner, screen)
  }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.withFullPages), [0.05, 0.15, 0.4, 1])
  func `each press turns one page, however fast they come`(app: MoverCase, pause: Double) {
    // The app counts its pages, and follows what scrolls.
    let code = AppCode()
    var page = 0
    code.onEndOfMotion { page = $0.middleItem ?? page }
    let screen = AppScreen(app, delegate: code)
    screen.rest()
    for step in [1, 1, 1, -1, 1] {
      let next = min(max(0, page + step), 8)
      screen.view.scrollToItem(at: [0, next], at: .centeredHorizontally, animated: true)
      // After the request: if that replaces a scroll, UIKit announces the end of the replaced one within it, while the
      // view is still on its way.
      page = next
      screen.simulation.run(for: pause)
    }
    screen.rest()
    #expect(page == 3 && screen.layout.currentPage == 3)
    screen.expectRest()
  }
}

@MainActor
private final class PageTurner {
  enum Way { case toItem, toOffset }

  let code = AppCode()
  var start: () -> Void = {}
  var timer: VirtualTimer? { didSet { oldValue?.invalidate() } }
  private let way: Way

  init(_ way: Way, stopsForDrags: Bool) {
    self.way = way
    guard stopsForDrags else { return }
    code.onBeginDragging = { [unowned self] _ in stop() }
    code.onEndOfDrag = { [unowned self] _ in start() }
  }

  var isRunning: Bool { timer != nil }

  func stop() { timer = nil }

  func turn(_ view: UICollectionView) {
    let count = view.numberOfItems(inSection: 0)
    switch way {
    case .toItem:
      guard let item = view.middleItem else { return }
      view.scrollToItem(at: [0, (item + 1) % count], at: .centeredHorizontally, animated: true)
    case .toOffset:
      let next = (view.pageOfWidth + 1) % count
      view.setContentOffset(CGPoint(x: CGFloat(next) * view.bounds.width, y: 0), animated: true)
    }
  }
}
#endif
