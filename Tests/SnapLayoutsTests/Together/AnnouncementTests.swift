#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKitSimulation

/// The app's own scrolls beside those of the layout: what is announced, what moves, and who wins.
@MainActor
@Suite(.worlds) struct AnnouncementTests {
  /// Beyond an end, UIKit asks about the end, too.
  @Test(arguments: LayoutUnderTest.itemByItem, [0, 3])
  func `a key while the first page springs back turns a page`(kind: LayoutUnderTest, frames: Int) {
    let stage = PromiseStage(kind)
    stage.flick(by: -41, over: 0.3)
    for _ in 0..<frames { stage.screen.passFrame() }
    stage.simulation.keyboard.press(.right, in: stage.view)
    stage.comeToRest(onPageOf: 1)
  }

  @Test(arguments: LayoutUnderTest.itemByItem)
  func `a scroll from beyond an end is announced, and goes on in an update`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    var announced: [Int] = []
    stage.layout.onWillSettle = { announced.append($0) }
    stage.flick(by: -41, over: 0.3)
    stage.scrollToItem(7)
    stage.simulation.run(for: 0.15)
    #expect(announced.last == 7)
    stage.screen.insert([0, 1])
    stage.comeToRest(onPageOf: 9)
  }

  @Test func `a key that aligns an item in the middle by accident gets on the second time`() {
    let screen = SnapScreen(strip: SnapFlowLayout(), length: 320, itemLength: 240)
    screen.rest(onPage: 4)
    for _ in 0..<3 {
      screen.simulation.keyboard.press(.left, in: screen.view)
      screen.simulation.runUntilRest()
    }
    #expect(screen.layout.currentPage < 4)
  }

  enum Earlier: CaseIterable, Sendable { case scroll, request }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `asking for the present page ends the app's scroll`(kind: LayoutUnderTest, animated: Bool) {
    for pause in [0, 1.0 / 60, 0.1] {
      let stage = PromiseStage(kind, counts: [40], showing: 12)
      let page = stage.layout.currentPage
      stage.scrollToItem(25)
      stage.simulation.run(for: pause)
      var ends: [Bool] = []
      stage.layout.scroll(toPage: page, animated: animated) { ends.append($0) }
      stage.rest()
      stage.simulation.run(for: 0.1)
      #expect(stage.layout.currentPage == page, "\(pause)")
      #expect(ends == [true])
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Effort.scaled(quick: [0.12], full: [0.05, 0.12, 0.2]))
  func `a key that takes over a request ends and decides it`(kind: LayoutUnderTest, pause: Double) {
    for key in [Keyboard.Key.pageUp, .pageDown, .home] {
      let stage = PromiseStage(kind, counts: [60], showing: 20)
      var ends: [Bool] = []
      stage.layout.scroll(toItemAt: stage.path(28), animated: true) { ends.append($0) }
      stage.simulation.run(for: pause)
      stage.simulation.keyboard.press(key, in: stage.view)
      stage.simulation.run(for: 0.45)
      let near = stage.screen.offset
      stage.rest()
      stage.simulation.run(for: 0.1)
      // Where UIKit doesn't announce the end of its animation, it looks like an end cut short.
      #expect(ends.count == 1)
      if ends == [true] {
        #expect(stage.screen.offset == stage.offset(ofPageOf: 28), "\(key)")
      } else if key == .home {
        #expect(stage.layout.currentPage == 0)
      } else {
        #expect(abs(stage.screen.offset - near) <= stage.stride, "\(key): \(near)")
      }
      stage.expectRest()
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Earlier.allCases)
  func `the app's last word counts`(kind: LayoutUnderTest, earlier: Earlier) {
    for ((item, isAnimated), frames) in product(product([3, 5, 15], [true, false]), [0, 1, 3, 8]) {
      let screen = SaidItem(kind: kind, saying: .rect, isAnimated: true).makeScreen()
      screen.show()
      switch earlier {
      case .scroll: screen.say(9)
      case .request: screen.layout?.scroll(toItemAt: screen.path(12), animated: true)
      }
      screen.pass(frames: frames)
      screen.expect(item)
      // Of an item in sight it says nothing; a jump on the way of a request is a stop.
      guard !screen.showsItem, isAnimated || earlier == .scroll else { continue }
      screen.say(item, animated: isAnimated)
      screen.rest()
      #expect(
        screen.showsItem && screen.isOnPage,
        "\(item), \(isAnimated), \(frames): \(screen.explanation)")
    }
  }

  @Test(arguments: LayoutUnderTest.withEnds)
  func `of two scrolls in a turn the last is told, and steps count from it`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [60])
    var ahead: [Int] = []
    stage.layout.onWillSettle = { ahead.append($0) }
    stage.scrollToItem(36)
    stage.scrollToItem(12)
    stage.simulation.run(for: 0.1)
    let page = stage.layout.page(forItemAt: stage.path(12)) ?? -1
    #expect(ahead == [page])
    stage.layout.scrollToNextPage(animated: true)
    stage.rest()
    #expect(stage.layout.currentPage == page + 1)
  }

  @Test(arguments: [true, false])
  func `own steps go on in each frame after a question nobody acts on`(isDrift: Bool) {
    let stage = PromiseStage(.leading, counts: [60], showing: 3)
    if isDrift {
      stage.layout.autoplay = Autoplay(interval: 0.1, driftSpeed: 60)
    } else {
      stage.layout.scroll(toItemAt: stage.path(30), duration: 1)
    }
    stage.simulation.run(for: isDrift ? 1 : 0.2)
    let bounds = stage.view.bounds.offsetBy(dx: 5000, dy: 0)
    _ = stage.layout.shouldInvalidateLayout(forBoundsChange: bounds)
    let offsets = (0..<48).map { _ in
      stage.simulation.run(for: 1.0 / 60)
      return stage.screen.offset
    }
    #expect(Set(offsets).count > 35)
    if !isDrift { stage.comeToRest(onPageOf: 30) }
  }

  @Test(arguments: LayoutUnderTest.allCases, [0.0, -300, 77, 300, 5000])
  func `a question that nobody acts on changes nothing`(kind: LayoutUnderTest, distance: Double) {
    for own in [false, true] {
      let stage = PromiseStage(kind, counts: [40], showing: 12)
      var ends: [Bool] = []
      let item = own ? 20 : 12
      if own { stage.layout.scroll(toItemAt: stage.path(item), animated: true) { ends.append($0) } }
      for _ in 0..<3 {
        var bounds = stage.view.bounds
        bounds.origin.x += distance
        _ = stage.layout.shouldInvalidateLayout(forBoundsChange: bounds)
        stage.simulation.run(for: 0.05)
      }
      stage.rest()
      stage.simulation.run(for: 0.1)
      stage.expectRest(onPageOf: item)
      #expect(ends == (own ? [true] : []))
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a person holds the view although the app frees it`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [40], showing: 12)
    stage.layout.restsOnPages = false
    stage.touch(by: 31)
    let held = stage.screen.offset
    stage.layout.restsOnPages = true
    stage.simulation.run(for: 1)
    #expect(stage.screen.offset == held)
    stage.simulation.finger.release()
    stage.comeToRest()
    stage.layout.restsOnPages = false
    stage.flick(by: 120)
    let page = stage.layout.lastRelease.flatMap {
      stage.layout.page(for: $0, stops: stage.layout.pageStops)
    }
    stage.layout.restsOnPages = true
    stage.rest()
    #expect(page.map(stage.layout.pageStops.realPage) == stage.layout.currentPage)
    stage.expectRest()
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a completion comes although the items go`(kind: LayoutUnderTest, isTimed: Bool) {
    let stage = PromiseStage(kind, counts: [40], showing: 3)
    var ends: [Bool] = []
    if isTimed {
      stage.layout.scroll(toItemAt: stage.path(12), duration: 1) { ends.append($0) }
    } else {
      stage.layout.scroll(toItemAt: stage.path(12), animated: true) { ends.append($0) }
    }
    stage.simulation.run(for: 0.1)
    stage.screen.reload([])
    stage.simulation.run(for: 0.1)
    #expect(ends == [false])
    stage.layout.scroll(toPage: 2, animated: true) { ends.append($0) }
    stage.layout.invalidateLayout()
    stage.simulation.run(for: 0.1)
    #expect(ends == [false, false])
    stage.screen.reload([40])
    stage.rest()
    #expect(stage.layout.currentPage == 2 && ends.count == 2)
  }

  /// It isn't ended by an offset that is written, so it would take the view along from the page.
  @Test(
    .answers(
      OpenQuestions().answering(\.scrolling.offsetWrittenDuringRequest, .isLost)
        .answering(\.scrolling.lateDisplayLinks, .beforeScrolling)))
  func `an animation that goes on without items ends where new ones begin`() {
    // Without a frame between, the view is already where it is asked to go.
    // Instead of an item that doesn't exist, they begin with the first one.
    for ((delay, item), frames) in product([(0, 3), (0.05, 2), (0, 50)], Array(0..<20)) {
      let stage = PromiseStage(.picker, counts: [40], showing: 3)
      stage.layout.scroll(toItemAt: stage.path(12), animated: true)
      stage.simulation.run(for: delay)
      stage.screen.reload([])
      stage.simulation.run(for: Double(frames) / Double(stage.simulation.framesPerSecond))
      stage.layout.scroll(toItemAt: stage.path(item), animated: true)
      stage.screen.reload([40])
      stage.rest()
      #expect(stage.layout.currentPage == item % 50, "\(delay), \(frames)")
    }
  }

  @Test func `a completion comes although the layout goes`() {
    var ends: [Bool] = []
    var layout: SnapFlowLayout? = SnapFlowLayout()
    layout?.scroll(toPage: 2, animated: true) { ends.append($0) }
    #expect(ends == [])
    layout = nil
    #expect(ends == [false])
  }
}
#endif
