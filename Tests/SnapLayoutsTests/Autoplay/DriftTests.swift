#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A slow, continuous drift: autoplay with a speed.
@MainActor
struct DriftTests {
  private func strip(
    _ kind: LayoutUnderTest = .loop, _ way: Way = .horizontal,
    _ autoplay: Autoplay = Autoplay(interval: 3, driftSpeed: 30)
  ) -> PromiseStage {
    let stage = PromiseStage(kind, way) { layout, _ in layout.autoplay = autoplay }
    stage.simulation.run(for: 0.1)
    return stage
  }

  /// The distance that the view moves in a second, if it moves as evenly as pixels allow.
  private func speed(_ stage: PromiseStage) -> CGFloat {
    var offsets = [stage.screen.offset]
    stage.simulation.onFrame = { [unowned stage] in offsets.append(stage.screen.offset) }
    stage.simulation.run(for: 1)
    stage.simulation.onFrame = nil
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    let whole = (offsets.last ?? 0) - offsets[0]
    #expect(steps.allSatisfy { abs($0) <= 2 && $0 * whole >= 0 }, "it jerks: \(steps)")
    return whole
  }

  @Test(arguments: Way.allCases, [Autoplay.Direction.forward, .backward])
  func `a loop drifts on and on, in every direction`(way: Way, direction: Autoplay.Direction) {
    let stage = strip(.loop, way, Autoplay(interval: 3, direction: direction, driftSpeed: 30))
    let start = stage.screen.offset
    stage.simulation.run(for: 2.8)
    #expect(stage.screen.offset == start, "a page stays for the interval")
    stage.simulation.run(for: 0.5)
    for _ in 0..<Effort.scaled(quick: 2, full: 4) {
      #expect(abs(abs(speed(stage)) - 30) <= 1.5)
      stage.simulation.run(for: 20)
    }
    #expect(stage.rests.count <= 1, "it never rests")
    #expect(
      Set(stage.pages).count > Effort.scaled(quick: 10, full: 20),
      "it reports the pages that it passes")
  }

  @Test(arguments: Way.allCases)
  func `a drift that pauses exactly on a page stays there`(way: Way) {
    let stage = strip(.loop, way, Autoplay(interval: 1, driftSpeed: 30))
    stage.layout.onPagePositionChange = { [layout = stage.layout] position in
      if position == 1 { layout.isAutoplayPaused = true }
    }
    stage.simulation.run(for: 8)
    #expect(stage.layout.isAutoplayPaused && stage.layout.pagePosition == 1)
    stage.expectRest()
  }

  @Test(arguments: [1, 2, 3], [60, 120])
  func `drifts and timed scrolls move at any scale and rate`(scale: Int, framesPerSecond: Int) {
    for speed in Effort.scaled(quick: [30, 55], full: [25, 30, 50, 55, 70] as [CGFloat]) {
      let app = MoverCase(kind: .loop, scale: CGFloat(scale), framesPerSecond: framesPerSecond)
      let screen = AppScreen(
        app, itemLength: 100,
        setUp: { layout, _ in layout.autoplay = Autoplay(interval: 2, driftSpeed: speed) })
      screen.simulation.run(for: 3)
      let start = screen.layout.pagePosition
      screen.simulation.run(for: 1)
      let way = (screen.layout.pagePosition - start + 9).truncatingRemainder(dividingBy: 9) * 100
      #expect(abs(way - speed) <= 2, "\(way) instead of \(speed)")

      screen.layout.autoplay = nil
      screen.rest()
      var ends: [Bool] = []
      let next = (screen.layout.currentPage + 1) % 9
      screen.layout.scroll(toPage: next, duration: 2, curve: .linear) { ends.append($0) }
      screen.simulation.run(for: 1)
      #expect(ends == [])
      screen.simulation.run(for: 1.2)
      #expect(ends == [true] && screen.layout.currentPage == next)

      screen.layout.autoplay = Autoplay(interval: 2, turnDuration: 2, turnCurve: .linear)
      screen.simulation.run(for: 4.2)
      #expect(screen.layout.currentPage == (next + 1) % 9)
    }
  }

  @Test func `a loop that drifts for a long time never comes to the ends of its span`() {
    let stage = strip(.loop, .horizontal, Autoplay(interval: 2, driftSpeed: 1000))
    var offsets: [CGFloat] = []
    stage.simulation.onFrame = { [unowned stage] in offsets.append(stage.screen.offset) }
    stage.simulation.run(for: Effort.scaled(quick: 40, full: 120))
    let end = stage.view.contentSize.width - 300
    #expect(offsets.allSatisfy { $0 > end * 0.2 && $0 < end * 0.8 })
    let pages = zip(stage.pages, stage.pages.dropFirst())
    #expect(pages.allSatisfy { ($0 + 1) % 30 == $1 })
    #expect(stage.pages.count > Effort.scaled(quick: 350, full: 1000))
    stage.simulation.onFrame = nil
    // It ends where it is, however often it has been moved back.
    let count = stage.pages.count
    stage.layout.isAutoplayPaused = true
    stage.simulation.run(for: 2)
    stage.expectRest()
    #expect(stage.pages.count <= count + 2)
  }

  @Test(arguments: [LayoutUnderTest.loop, .picker, .shelf], [0, 1, 2, 30])
  func `fewer items, or another size, end it or let it go on`(kind: LayoutUnderTest, count: Int) {
    let stage = strip(kind, .horizontal, Autoplay(interval: 2, driftSpeed: 60))
    stage.simulation.run(for: 4)
    stage.screen.reload([count])
    stage.simulation.run(for: 0.2)
    stage.view.frame.size.width = 420
    stage.simulation.run(for: 6)
    #expect(stage.simulation.faults == [])
    guard count < 2 else { return }
    #expect(stage.simulation.runUntilRest())
    if count == 1 { #expect(stage.rests.last == 0) }
    stage.expectRest()
    stage.screen.reload([30])
    stage.simulation.run(for: 4)
    let offset = stage.screen.offset
    stage.simulation.run(for: 1)
    #expect(stage.screen.offset != offset)
  }

  @Test(arguments: [2, 7] as [CGFloat])
  func `a slow drift moves by less than a pixel in a frame`(points: CGFloat) {
    let stage = strip(.loop, .horizontal, Autoplay(interval: 2, driftSpeed: points))
    stage.simulation.run(for: 2.5)
    let start = stage.screen.offset
    stage.simulation.run(for: 10)
    #expect(abs(stage.screen.offset - start - points * 10) <= 1)
  }

  @Test(arguments: [LayoutUnderTest.picker, .shelf])
  func `a strip with ends drifts there and back`(kind: LayoutUnderTest) {
    let stage = strip(kind, .horizontal, Autoplay(interval: 2, driftSpeed: 1000))
    stage.simulation.run(for: 12)
    let count = stage.layout.numberOfPages
    #expect(Set(stage.pages).isSuperset(of: 1..<count) && stage.pages.contains(0))
    #expect(zip(stage.pages, stage.pages.dropFirst()).allSatisfy { abs($0 - $1) == 1 })
  }

  @Test(arguments: Way.allCases)
  func `a finger stops a drift; after the rest, it goes on`(way: Way) {
    let stage = strip(.loop, way)
    stage.simulation.run(for: 5)
    stage.simulation.finger.touchDown(at: stage.screen.middle)
    stage.simulation.run(for: 0.1)
    let held = stage.screen.offset
    stage.simulation.run(for: 10)
    #expect(stage.screen.offset == held)
    stage.simulation.finger.release()
    stage.simulation.run(for: 1.5)
    stage.expectRest()
    let rest = stage.screen.offset
    stage.simulation.run(for: 1)
    #expect(stage.screen.offset == rest)
    stage.simulation.run(for: 3)
    #expect(stage.screen.offset != rest)
  }

  /// In the background no frame passes, and a finger holds the view where it is.
  @Test(arguments: AutoplayTests.Reason.allCases.filter { $0 != .background && !$0.holds })
  func `whatever pauses autoplay brings it to rest on a page`(reason: AutoplayTests.Reason) {
    let stage = strip()
    stage.simulation.run(for: 5)
    #expect(!stage.screen.isOnPage || stage.rests.count <= 1)
    reason.begin(stage.screen)
    stage.simulation.run(for: 1)
    let rest = stage.screen.offset
    stage.simulation.run(for: 20)
    #expect(stage.screen.offset == rest)
    reason.end(stage.screen)
    stage.expectRest()
  }

  /// With Reduce Motion it ends at once, but in a frame, not in a layout pass.
  @Test(arguments: [true, false])
  func `a drift ends with a scroll, or at once with Reduce Motion`(reducesMotion: Bool) {
    defer { Simulation.reduceMotion = false }
    Simulation.reduceMotion = reducesMotion
    let stage = strip()
    stage.layout.respectsReduceMotion = false
    stage.simulation.run(for: 5)
    #expect(!stage.screen.isOnPage)
    stage.layout.isAutoplayPaused = true
    let offset = stage.screen.offset
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.screen.offset == offset)
    stage.simulation.run(for: 0.05)
    #expect(stage.screen.isOnPage == reducesMotion)
    stage.comeToRest()
  }

  /// The page ahead may be gone with the change.
  @Test(arguments: [LayoutUnderTest.leading, .picker, .loop], [(40, 80), (0, 1)])
  func `a drift that is turned off together with a change comes to rest`(
    kind: LayoutUnderTest, change: (spacing: CGFloat, length: CGFloat)
  ) {
    let stage = strip(kind, .horizontal, Autoplay(interval: 3, driftSpeed: 300))
    stage.simulation.run(for: 5)
    stage.layout.minimumLineSpacing = change.spacing
    stage.layout.itemSize.width = change.length
    stage.layout.autoplay = nil
    stage.simulation.run(for: 1)
    let rest = stage.screen.offset
    stage.simulation.run(for: 1)
    #expect(stage.screen.offset == rest)
    stage.expectRest()
  }

  @Test func `a drift goes on through insertions and a new size without a jerk on the screen`() {
    let stage = strip()
    stage.simulation.run(for: 5)
    let cell = stage.view.visibleCells.min { $0.frame.minX < $1.frame.minX }
    let before = (cell?.frame.minX ?? 0) - stage.screen.offset
    stage.screen.insert([29])
    stage.simulation.layOut()
    let after = (cell?.frame.minX ?? 0) - stage.screen.offset
    #expect(abs(before - after) <= 1 && abs(speed(stage) - 30) <= 1.5)
  }

  @Test(arguments: [0, -3, .nan, .infinity] as [CGFloat])
  func `speeds and durations out of range are corrected`(speed: CGFloat) {
    var autoplay = Autoplay(turnDuration: -1, driftSpeed: speed)
    #expect(autoplay.driftSpeed == nil && autoplay.turnDuration == nil)
    autoplay.turnDuration = -.infinity
    #expect(autoplay.turnDuration == nil)
    autoplay.driftSpeed = 5000
    #expect(autoplay.driftSpeed == 1000)
  }

  // MARK: A drift goes on for ever, so the page ahead of it is nobody's destination

  /// A view that has drifted on from a page by a part of the way to the next one.
  private func stage(_ place: MoverCase, at part: CGFloat) -> PromiseStage {
    let stage = place.stage { layout, _ in layout.autoplay = Autoplay(interval: 1, driftSpeed: 10) }
    let start = stage.screen.offset
    stage.simulation.run(for: 1.2)
    while abs(stage.screen.offset - start) < part * stage.stride {
      stage.simulation.run(for: 1.0 / 60)
    }
    return stage
  }

  @Test(arguments: MoverCase.all, [0, 0.5])
  func `one swipe on a drifting view turns one page`(place: MoverCase, hold: Double) {
    for part in Effort.scaled(quick: [0.05, 0.3], full: [0.02, 0.1, 0.2, 0.3, 0.38, 0.6]) {
      let stage = stage(place, at: part)
      stage.layout.releasePolicy.maximumPagesPerDrag = 1
      let page = stage.layout.currentPage - (part > 0.5 ? 1 : 0)
      stage.simulation.finger.touchDown(at: stage.screen.middle)
      if hold > 0 { stage.simulation.finger.hold(for: hold) }
      let distance: CGFloat = place.isForward ? 60 : -60
      stage.simulation.finger.move(
        to: stage.screen.point(stage.way == .rightToLeft ? distance : -distance), over: 0.08)
      stage.simulation.finger.release()
      stage.simulation.run(for: 0.9)
      #expect(stage.turned(from: page) == (place.isForward ? 1 : 0), "\(part)")
    }
  }

  /// Over a few pixels, an animation shows nothing in its first frames; each one replaces the last one before that.
  @Test(arguments: MoverCase.all)
  func `an app that animates anew in each frame ends a drift`(place: MoverCase) {
    let stage = stage(place, at: 0.1)
    let page = stage.layout.currentPage
    for _ in 0..<6 {
      _ = Mover.animatedNudge.act(stage, isForward: place.isForward)
      stage.simulation.run(for: 1.0 / 60)
    }
    stage.simulation.run(for: 0.9)
    #expect(stage.screen.isOnPage)
    #expect(stage.turned(from: page) == (place.isForward ? 1 : 0))
  }

  enum Move: String, CaseIterable, Sendable { case key, pageDown, animated, jump }

  @Test(arguments: MoverCase.all.filter(\.isForward), Move.allCases)
  func `who scrolls a drifting view on gets on`(place: MoverCase, move: Move) {
    for part in Effort.scaled(quick: [0.1], full: [0.02, 0.1, 0.2]) {
      let stage = stage(place, at: part)
      let page = stage.layout.currentPage
      let goal = stage.screen.offset + stage.sign * stage.stride * 0.7
      switch move {
      case .key: _ = Mover.key.act(stage, isForward: true)
      case .pageDown: _ = Mover.pageKey.act(stage, isForward: true)
      case .animated: stage.set(goal, animated: true)
      case .jump: stage.set(goal, animated: false)
      }
      stage.simulation.run(for: 0.9)
      #expect(stage.turned(from: page) >= 1, "\(part)")
    }
  }

  /// The key turns the page; until it has, the app only helps, unless it ends nearer to the page than it began.
  @Test(arguments: MoverCase.all)
  func `who scrolls on a view on its way to a page doesn't throw it back`(place: MoverCase) {
    for frame in Effort.scaled(quick: [20, 28, 33], full: Array(12...50)) {
      let stage = place.stage()
      let page = stage.layout.currentPage
      _ = Mover.key.act(stage, isForward: place.isForward)
      stage.simulation.run(for: Double(frame) / 60)
      let position = stage.layout.pagePosition
      let left = abs(position - position.rounded(place.isForward ? .up : .down))
      guard !(30..<60).contains(left * stage.stride) else { continue }
      _ = Mover.animatedNudge.act(stage, isForward: place.isForward)
      stage.rest()
      let turned = stage.turned(from: page) * (place.isForward ? 1 : -1)
      #expect((1...2).contains(turned), "\(frame)")
      stage.expectRest()
    }
  }

  /// With a change pending, UIKit asks nothing about an offset that the app sets.
  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `an app that changes and scrolls a drifting view gets on`(kind: LayoutUnderTest, way: Way) {
    let stage = strip(kind, way, Autoplay(interval: 0.1, driftSpeed: 30))
    stage.simulation.run(for: 1)
    stage.layout.invalidateLayout()
    stage.set(stage.offset(ofPageOf: 20), animated: false)
    stage.simulation.run(for: 0.05)
    stage.layout.isAutoplayPaused = true
    stage.comeToRest(onPageOf: 20)
  }

  @Test func `an interval of 0 waits for an animation that was announced`() {
    let stage = PromiseStage(.leading)
    stage.layout.autoplay = Autoplay(interval: 0, driftSpeed: 60)
    stage.set(640, animated: true)
    stage.simulation.run(for: 1)
    #expect(stage.screen.offset > 600)
  }

  @Test(arguments: [Autoplay.Direction.forward, .backward])
  func `a drift shows a long page at an end before it turns back`(direction: Autoplay.Direction) {
    let isForward = direction == .forward
    let lengths: [CGFloat] = isForward ? [400, 400, 1500] : [1500, 400, 400]
    let screen = SnapScreen(
      SnapFlowLayout(), size: CGSize(width: 300, height: 600), counts: [3],
      configure: { layout, _ in
        layout.autoplay = Autoplay(interval: 1, direction: direction, driftSpeed: 60)
        layout.minimumLineSpacing = 0
      }, sizes: { CGSize(width: 300, height: lengths[$0.item]) })
    screen.move(to: isForward ? 800 : 900)
    let start = screen.offset
    screen.simulation.run(for: 4)
    #expect((screen.offset - start) * (isForward ? 1 : -1) > 100)
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a request in a batch arrives though that ends a drift`(kind: LayoutUnderTest, way: Way) {
    let stage = strip(kind, way, Autoplay(interval: 0.1, driftSpeed: 30))
    var ends: [Bool] = []
    stage.simulation.run(for: 1)
    stage.view.performBatchUpdates {
      stage.screen.insert([0])
      stage.layout.scroll(toItemAt: stage.path(20), animated: false) { ends.append($0) }
      stage.layout.isAutoplayPaused = true
    }
    stage.comeToRest(onPageOf: 20)
    stage.screen.passFrame()
    #expect(ends == [true])
  }

  /// The page ahead of a drift is nobody's destination.
  @Test(arguments: Way.allCases, [1, -1])
  func `a step during a drift counts from the page that the view shows`(way: Way, step: Int) {
    let stage = strip(.picker, way, Autoplay(interval: 0.1, driftSpeed: 60))
    while stage.layout.pagePosition < 3.2 { stage.simulation.run(for: 0.01) }
    if step > 0 {
      stage.layout.scrollToNextPage(animated: true)
    } else {
      stage.layout.scrollToPreviousPage(animated: true)
    }
    stage.layout.isAutoplayPaused = true
    stage.comeToRest(onPageOf: 3 + step)
  }
}
#endif
