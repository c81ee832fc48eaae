#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Swipes in quick succession, while the contents change, and back from an end.
@MainActor
@Suite(.worlds) struct SwipeTests {
  enum Update: CaseIterable, Sendable { case reload, append, invalidate }

  @Test(arguments: LayoutUnderTest.allCases, Update.allCases)
  func `updates during quick swipes lose no swipe`(kind: LayoutUnderTest, update: Update) {
    for way in Effort.part(of: Way.allCases, in: 3, for: "\(kind) \(update)") {
      let stage = PromiseStage(kind, way)
      stage.layout.releasePolicy.maximumPagesPerDrag = 1
      for swipe in 0..<5 {
        stage.touch(by: 60, over: 0.08)
        if swipe % 2 == 0 { make(update, stage) }
        stage.simulation.finger.release()
        stage.simulation.run(for: 0.06)
        if swipe % 2 == 1 { make(update, stage) }
        stage.simulation.run(for: 0.1)
      }
      stage.rest()
      let pages = Strip(stage.screen.source.counts, viewport: 300).pages(of: kind)
      #expect(stage.layout.currentPage == 5 % pages.count)
      stage.expectRest()
      stage.expectOnePageASwipe()
    }
  }

  private func make(_ update: Update, _ stage: PromiseStage) {
    switch update {
    case .reload: stage.view.reloadData()
    case .append:
      let count = stage.screen.source.counts[0]
      stage.screen.insert([count])
    case .invalidate: stage.layout.invalidateLayout()
    }
  }

  /// UIKit asks an invalid layout about nothing; a jump of the app's has just been announced.
  @Test(arguments: [1, 2, 3], [0, 10])
  func `a flick that nobody has seen begin turns one page`(frames: Int, page: Int) {
    let stage = PromiseStage(.leading, itemLength: 30)
    stage.layout.releasePolicy.maximumPagesPerDrag = 1
    if page == 0 { stage.layout.invalidateEffects() }
    stage.set(stage.screen.offset(ofPage: page), animated: false)
    stage.flick(by: 100, over: Double(frames) / 60)
    stage.rest()
    #expect(stage.layout.currentPage == page + 1)
  }

  /// As in a ticker of a single line.
  @Test(arguments: Way.allCases)
  func `a finger that moves by more than the view's length in a frame turns one page`(way: Way) {
    let screen = SnapScreen(
      strip: LayoutUnderTest.banner.make(), isHorizontal: way != .vertical,
      isRightToLeft: way == .rightToLeft, length: 40, counts: [20])
    let page = screen.layout.currentPage
    let isMirrored = way == .rightToLeft
    screen.drag(by: isMirrored ? 200 : -200, over: 0.06)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == page + 1)
  }

  @Test(arguments: Way.allCases)
  func `a flick back from beyond a shared end turns as many pages as elsewhere`(way: Way) {
    for kind in LayoutUnderTest.withEnds {
      let stage = PromiseStage(kind, way)
      stage.layout.releasePolicy.maximumPagesPerDrag = 2
      stage.layout.scroll(toPage: stage.layout.numberOfPages - 1, animated: false)
      stage.rest()
      let offsets = (0..<stage.layout.numberOfPages).map(stage.screen.offset(ofPage:))
      let places = offsets.reduce(into: [CGFloat]()) { if $0.last != $1 { $0.append($1) } }
      stage.touch(by: 60, over: 0.1)
      stage.simulation.finger.move(
        to: stage.screen.point(way == .rightToLeft ? -70 : 70), over: 0.06)
      stage.simulation.finger.release()
      stage.rest()
      let turned = places.count - 1 - (places.firstIndex(of: stage.screen.offset) ?? 99)
      #expect((1...2).contains(turned), "\(kind): \(turned)")
      stage.expectRest()
    }
  }

  @Test func `swipes in any order turn one page each`() {
    let uneven: @MainActor (IndexPath) -> CGSize = {
      CGSize(width: CGFloat(50 + $0.item * 37 % 60), height: 90)
    }
    var interrupted = 0
    law(seed: 23, cases: 100) { generator in
      let isRightToLeft = generator.chance(30)
      let screen = SnapScreen(
        shelf: GroupPagingLayout(), count: 120,
        configure: { if isRightToLeft { $1.semanticContentAttribute = .forceRightToLeft } },
        sizes: generator.chance(50) ? uneven : nil)
      let offsets = (0..<screen.layout.numberOfPages).map { screen.offset(ofPage: $0) }
      var page = offsets.count / 2
      screen.rest(onPage: page)
      var story = "\(page)"
      for _ in 0..<6 {
        let (offset, step) = (screen.offset, generator.chance(60) ? 1 : -1)
        if screen.view.isDecelerating { interrupted += 1 }
        let goesOn = CGFloat(step) * (offsets[page] - offset) > 0.25
        let near = nearest(to: offset, of: offsets)
        let isAhead = CGFloat(step) * (offsets[near] - offset) > 0.25
        page = (goesOn ? page : isAhead ? near - step : near) + step
        let distance: CGFloat = generator.pick([50, 90, 150])
        screen.drag(by: (isRightToLeft ? distance : -distance) * CGFloat(step), over: 0.1)
        screen.simulation.run(for: generator.pick([0.1, 0.13, 0.2, 0.3, 1]))
        story += ", at \(offset) to \(page)"
      }
      screen.simulation.runUntilRest()
      let rests = screen.layout.currentPage == page && screen.offset == offsets[page]
      return rests ? nil : "\(story), but rests on \(screen.layout.currentPage)"
    }
    #expect(interrupted > Effort.scaled(quick: 10, full: 100))
  }

  private func nearest(to offset: CGFloat, of offsets: [CGFloat]) -> Int {
    // Of two equally near offsets, the later one, as always without a velocity.
    offsets.indices.reversed().min { abs(offsets[$0] - offset) < abs(offsets[$1] - offset) } ?? 0
  }
}
#endif
