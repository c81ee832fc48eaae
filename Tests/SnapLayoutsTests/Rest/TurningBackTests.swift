#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions
import UIKitSimulation

/// Somebody turns back, or goes past, while an animation of somebody else's is under way or has just ended.
@MainActor
struct TurningBackTests {
  nonisolated private static let rates = [30, 60, 120]

  @Test(arguments: rates, LayoutUnderTest.itemByItem)
  func `a key back after an animated scroll of the app's turns a page back`(
    rate: Int, kind: LayoutUnderTest
  ) {
    for gap in [0.25, 0.29, 0.35, 0.4, 0.45] {
      let stage = PromiseStage(kind, framesPerSecond: rate, showing: 14)
      let there = stage.offset(ofPageOf: 17)
      stage.view.setContentOffset(CGPoint(x: there, y: 0), animated: true)
      stage.simulation.run(for: gap)
      stage.simulation.keyboard.press(.left, in: stage.view)
      stage.comeToRest()
      #expect(stage.layout.currentPage == 16, "\(gap)")
    }
  }

  /// Not while the key ends nearer to where the view is than to where it is going.
  @Test(arguments: rates, [0.05, 0.1, 0.15, 0.25, 0.3, 0.35, 0.45, 0.5, 0.55, 0.7])
  func `a key back on the way of a page turn, or after it, turns back`(rate: Int, gap: Double) {
    for turn in [Turn.request, .animation, .key] {
      let stage = fullPages(rate, showing: 10)
      switch turn {
      case .request: stage.layout.scrollToNextPage(animated: true)
      case .animation: stage.set(stage.offset(ofPageOf: 11), animated: true)
      case .key: stage.simulation.keyboard.press(.right, in: stage.view)
      }
      stage.simulation.run(for: gap)
      stage.simulation.keyboard.press(.left, in: stage.view)
      stage.comeToRest()
      #expect(stage.layout.currentPage == 10, "\(turn)")
    }
  }

  private enum Turn { case request, animation, key }

  private func fullPages(_ rate: Int, showing item: Int) -> PromiseStage {
    PromiseStage(.leading, itemLength: 300, spacing: 0, framesPerSecond: rate, showing: item)
  }

  @Test(arguments: rates, [0.45, 0.5, 0.55, 0.6, 0.7])
  func `one key more never leads less far`(rate: Int, gap: Double) {
    let pages = (1...6).map { count in
      let stage = fullPages(rate, showing: 10)
      for _ in 0..<count {
        stage.simulation.keyboard.press(.right, in: stage.view)
        stage.simulation.run(for: gap)
      }
      stage.comeToRest()
      return stage.layout.currentPage
    }
    #expect(pages == pages.sorted() && pages[0] == 11)
  }

  /// In between, the layout has just begun to scroll to a page, and the key ends on its way.
  @Test(arguments: rates, [0.1, 0.2, 0.3, 0.6])
  func `a key on and two back lead a page back`(rate: Int, gap: Double) {
    for (one, other) in [(Keyboard.Key.right, Keyboard.Key.left), (.left, .right)] {
      let stage = PromiseStage(.leading, framesPerSecond: rate, showing: 14)
      for key in [one, other, other] {
        stage.simulation.keyboard.press(key, in: stage.view)
        stage.simulation.run(for: gap)
      }
      stage.comeToRest()
      #expect(stage.layout.currentPage == (one == .right ? 13 : 15))
    }
  }

  /// With effects, UIKit asks nothing about the animation, because the jump has made the layout invalid.
  @Test(arguments: LayoutUnderTest.itemByItem.filter { ![.picker, .wheel].contains($0) }, [2, 20])
  func `an animation begins where the app has put the view before`(kind: LayoutUnderTest, item: Int)
  {
    let stage = PromiseStage(kind, showing: item)
    let there = stage.offset(ofPageOf: 9)
    stage.view.setContentOffset(CGPoint(x: there, y: 0), animated: false)
    stage.view.setContentOffset(CGPoint(x: there + 40, y: 0), animated: true)
    stage.comeToRest(onPageOf: 10)
  }

  @Test(arguments: LayoutUnderTest.withEnds, [true, false])
  func `an app that reloads and sets an offset past the end of an animation has it`(
    kind: LayoutUnderTest, isForward: Bool
  ) {
    let stage = PromiseStage(kind, showing: 14)
    let item = isForward ? 24 : 6
    let there = stage.offset(ofPageOf: item)
    stage.simulation.keyboard.press(isForward ? .right : .left, in: stage.view)
    stage.simulation.run(for: 0.1)
    stage.screen.reload([30])
    stage.view.setContentOffset(CGPoint(x: there, y: 0), animated: false)
    stage.comeToRest(onPageOf: item)
  }

  /// As for a bar that comes back when the drag ends.
  @Test(arguments: [-40, -5, -1, 1, 5] as [CGFloat])
  func `a flick stays announced when the app moves the view as the finger lifts`(nudge: CGFloat) {
    let code = AppCode()
    let stage = PromiseStage(.shelf, showing: 12) { _, view in view.delegate = code }
    var announced: [Int] = []
    stage.layout.onWillSettle = { announced.append($0) }
    code.onLift = { $0.contentOffset.x += nudge }
    stage.flick()
    stage.comeToRest(onPageOf: 15)
    #expect(announced == [5])
  }

  /// The first notch is brought back, so a second one would get on; after the scroll, it is a first one again.
  @Test(arguments: [false, true])
  func `a scroll of the app's, also through an update, ends what a notch has begun`(inserts: Bool) {
    let stepping = OpenQuestions().answering(\.scrolling.wheelScrolling, .steps)
    OpenQuestions.$current.withValue(stepping) {
      let stage = PromiseStage(.center, showing: 5)
      for item in [5, 8] {
        stage.set(stage.offset(ofPageOf: item), animated: true)
        stage.simulation.run(for: 0.05)
        if inserts { stage.screen.insert([0]) }
        stage.comeToRest(onPageOf: inserts ? item + 1 : item)
        stage.simulation.wheel.turn(by: CGPoint(x: 30, y: 0), at: stage.screen.middle)
        stage.comeToRest(onPageOf: inserts ? item + 1 : item)
      }
    }
  }

  /// Fewer items fit on a page then.
  @Test(arguments: [0.15, 0.2, 0.25, 0.28])
  func `insets on the way of a page turn skip no item`(gap: Double) {
    let stage = PromiseStage(.shelf, showing: 12)
    stage.layout.scrollToNextPage(animated: true)
    stage.simulation.run(for: gap)
    (stage.view.contentInset.left, stage.view.contentInset.right) = (33, 17)
    stage.comeToRest(onPageOf: 15)
  }
}
#endif
