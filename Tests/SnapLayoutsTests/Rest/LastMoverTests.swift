#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// While the layout itself scrolls, somebody else moves the view: whoever moves it last wins.
@MainActor
@Suite(.worlds) struct LastMoverTests {
  enum Own: String, CaseIterable, Sendable { case correction, request, cancel, deceleration, turn }

  /// Seconds after the beginning of the layout's motion.
  static let times = Effort.scaled(
    quick: [1.0 / 60, 0.15], full: [1.0 / 60, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.5, 1])

  static let pauses = Effort.scaled(quick: [0.05, 0.2], full: [0.05, 0.1, 0.15, 0.2, 0.25, 0.3])

  static let ways = Effort.scaled(quick: [Way.horizontal], full: Way.allCases)

  @Test(arguments: LayoutUnderTest.allCases, Own.allCases)
  func `an animated scroll and a jump of the app win over every motion of the layout`(
    kind: LayoutUnderTest, own: Own
  ) {
    for (way, time) in product(Self.ways, Self.times) {
      for (isForward, isAnimated) in product([true, false], [true, false]) {
        let stage = PromiseStage(kind, way, counts: [40])
        begin(own, stage)
        stage.simulation.run(for: time)
        let far = stage.layout.page(forItemAt: stage.path(isForward ? 30 : 6)) ?? -1
        stage.set(stage.screen.offset(ofPage: far), animated: isAnimated)
        end(own, stage)
        #expect(
          stage.layout.currentPage == far,
          "\(way) \(time) \(isForward ? "on" : "back") \(isAnimated ? "animated" : "jump")")
        stage.expectRest()
      }
    }
  }

  /// In the very frame in which the finger lifts, UIKit asks a layout with effects about nothing, because it is invalid.
  @Test(
    arguments: LayoutUnderTest.allCases,
    [(.pageKey, .animates, 1), (.pageKey, .animatesSilently, 1), (.animatedNotch, .animates, 3)]
      as [(Mover, KeyboardScrolling, Int)])
  func `keys and notches at any moment of a deceleration count from its page`(
    kind: LayoutUnderTest, row: (mover: Mover, keys: KeyboardScrolling, count: Int)
  ) {
    var answers = row.mover.answers
    answers.scrolling.keyboardScrolling = row.keys
    // Otherwise UIKit ignores them.
    answers.scrolling.animatedRequestInDeceleration = .replaces
    OpenQuestions.$current.withValue(answers) {
      var page = 0
      for frames in [nil, 0, 1, 2, 5, 20] {
        let stage = PromiseStage(kind, counts: [400]) { strip, _ in strip.releasePolicy = .picker }
        stage.show(item: 200)
        stage.flick(by: 60, over: 0.05)
        guard let frames else {
          stage.rest()
          page = stage.layout.currentPage
          continue
        }
        stage.simulation.run(for: Double(frames) / 60)
        var way: CGFloat = 0
        for _ in 0..<row.count {
          way += row.mover.act(stage, isForward: false)
          stage.simulation.run(for: 0.05)
        }
        stage.rest()
        #expect(Double(-stage.turned(from: page)) >= Double(way) - 1, "after \(frames) frames")
        stage.expectRest()
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Own.allCases)
  func `of two jumps the last one wins`(kind: LayoutUnderTest, own: Own) {
    for (time, pause) in Effort.part(
      of: product(Self.times, Self.pauses), in: 2, for: "\(kind) \(own)")
    {
      let stage = PromiseStage(kind, counts: [40])
      begin(own, stage)
      stage.simulation.run(for: time)
      stage.set(stage.offset(ofPageOf: 30) - 7, animated: false)
      stage.simulation.run(for: pause)
      let last = stage.layout.page(forItemAt: stage.path(6)) ?? -1
      stage.set(stage.screen.offset(ofPage: last) + 7, animated: false)
      end(own, stage)
      // A jump soon after another one is a motion, which may end one page further.
      #expect(abs(stage.layout.currentPage - last) <= 1, "\(time) \(pause)")
      stage.expectRest()
    }
  }

  /// The first one is a place; the second one is the same step the same way again, as a notch of a wheel is, and gets
  /// on; the third one leads back, and is the last one that way.
  @Test(arguments: LayoutUnderTest.allCases, [1.0, 0.4])
  func `the same jump, over and over, turns at most a page`(kind: LayoutUnderTest, pause: Double) {
    let stage = PromiseStage(kind, showing: 12)
    let (page, next) = (stage.screen.offset, stage.layout.currentPage + 1)
    for jump in 1...6 {
      stage.screen.move(to: page + 20)
      stage.rest()
      let isOn = jump % 3 == 2
      #expect(stage.screen.offset == (isOn ? stage.screen.offset(ofPage: next) : page), "\(jump)")
      stage.simulation.run(for: pause)
    }
    stage.expectRest()
  }

  /// From another page, the layout had brought the view back.
  @Test(arguments: LayoutUnderTest.withEnds)
  func `a step from a page that was requested in an update turns no page`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [40], showing: 12)
    stage.set(stage.screen.offset + 20, animated: false)
    stage.rest()
    stage.view.performBatchUpdates {
      stage.screen.insert([39])
      stage.layout.scroll(toPage: 0, animated: false)
    }
    stage.rest()
    stage.set(20, animated: false)
    stage.comeToRest(onPageOf: 0)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `somebody who scrubs the view leaves it where it is`(kind: LayoutUnderTest) {
    for (own, pause) in product(Own.allCases, Effort.scaled(quick: [1, 8], full: [1, 3, 8, 12])) {
      let stage = PromiseStage(kind, counts: [40])
      begin(own, stage)
      stage.simulation.run(for: 0.1)
      let (start, goal) = (stage.screen.offset, stage.offset(ofPageOf: 30))
      for step in 1...20 {
        stage.set(start + (goal - start) * CGFloat(step) / 20, animated: false)
        stage.simulation.run(for: Double(pause) / 60)
      }
      end(own, stage)
      let page = stage.layout.page(forItemAt: stage.path(30)) ?? -1
      #expect(stage.layout.currentPage == page, "\(own) \(pause)")
      stage.expectRest()
    }
  }

  enum Surrounding: CaseIterable { case sizes, insets, data }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a change during the app's scrollToItem ends on that item`(kind: LayoutUnderTest) {
    for (change, time) in product(Surrounding.allCases, [1.0 / 60, 0.1]) {
      for (way, goal) in product(Self.ways, [6, 24]) where way != .rightToLeft {
        let stage = PromiseStage(kind, way, counts: [40], showing: 14)
        var item = Strip([40], viewport: 300).pages(of: kind).front(of: goal)
        stage.scrollToItem(item)
        stage.simulation.run(for: time)
        stage.make(change, moving: &item)
        stage.comeToRest(onPageOf: item)
        #expect(
          stage.layout.currentPage == stage.layout.page(forItemAt: stage.path(item)),
          "\(change) \(time) \(way) \(goal)")
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a jump from onSettle is seen`(kind: LayoutUnderTest) {
    for turns in [1, 60] {
      let stage = PromiseStage(kind, counts: [60], showing: 10)
      var isDone = false
      stage.layout.onSettle = { [unowned stage] _ in
        guard !isDone else { return }
        isDone = true
        stage.set(stage.screen.offset + 2 * stage.stride + 33, animated: false)
      }
      if stage.screen.isLooping {
        // A loop that has wandered far is brought back in the frame in which it rests.
        let first = stage.screen.offset(ofPage: 0)
        stage.set(first + CGFloat(turns) * 5000, animated: false)
      } else {
        stage.flick()
      }
      stage.rest()
      #expect(isDone)
      #expect(stage.screen.isOnPage, "\(turns): \(stage.screen.offset)")
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `what nobody has announced is seen when the pass ends`(kind: LayoutUnderTest) {
    for (isLast, distance) in product([true, false], [50, -33, 700]) {
      let stage = PromiseStage(kind, counts: [20], showing: isLast ? 19 : 8)
      stage.layout.effects = [.fade()]
      stage.set(stage.screen.offset + CGFloat(distance), animated: false)
      stage.rest()
      #expect(stage.screen.isOnPage, "\(isLast) \(distance): \(stage.screen.offset)")
    }
  }

  // MARK: Private

  private func begin(_ own: Own, _ stage: PromiseStage) {
    switch own {
    case .correction:
      stage.show(item: 18)
      stage.set(stage.screen.offset + stage.stride * 0.4, animated: false)
      stage.simulation.run(for: 0.15)
    case .request:
      stage.show(item: 12)
      stage.layout.scroll(toItemAt: stage.path(21), animated: true)
    case .cancel:
      stage.layout.releasePolicy = .banner
      stage.layout.releasePolicy.cancelsSmoothly = true
      stage.show(item: 18)
      stage.touch(by: 100)
      stage.simulation.finger.move(to: stage.screen.point(-60), over: 0.05)
      stage.simulation.finger.release()
    case .deceleration:
      stage.show(item: 18)
      stage.flick(by: 120)
    case .turn:
      stage.show(item: 18)
      stage.layout.autoplay = Autoplay(interval: 2, turnDuration: 1)
      stage.simulation.run(for: 2.05)
    }
  }

  private func end(_ own: Own, _ stage: PromiseStage) {
    stage.layout.autoplay = nil
    stage.rest()
  }
}

extension PromiseStage {
  /// The distance from the present page to one of its neighbors.
  var stride: CGFloat {
    let page = layout.currentPage
    let neighbor = page + 1 < layout.numberOfPages ? page + 1 : page - 1
    return abs(screen.offset(ofPage: neighbor) - screen.offset(ofPage: page))
  }

  /// Sets the offset along the axis; without an animation through the property, which ends no deceleration.
  func set(_ offset: CGFloat, animated: Bool) {
    let point = way == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    view.setContentOffset(point, animated: animated)
  }

  /// Another layout for the same items.
  func strip<Layout: UICollectionViewFlowLayout>(_ layout: Layout) -> Layout {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 90)
    return layout
  }

  /// Scrolls to an item as an app does, so that it ends where its page rests.
  func scrollToItem(_ item: Int) {
    scrollToItem(at: path(item), layout.pageAlignment, animated: true)
  }

  func scrollToItem(at path: IndexPath, _ alignment: PageAlignment, animated: Bool) {
    let position = alignment.position(isHorizontal: way != .vertical)
    view.scrollToItem(at: path, at: position, animated: animated)
  }

  func make(_ change: LastMoverTests.Surrounding, moving item: inout Int) {
    switch change {
    case .sizes:
      layout.itemSize = .strip(70, isHorizontal: way != .vertical)
    case .insets: view.contentInset = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0)
    case .data:
      screen.insert([0, 1])
      item += 2
    }
  }
}
#endif
