#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Swipes while the contents change, and questions that UIKit repeats.
@MainActor
@Suite(.worlds) struct SwipeTests {
  enum Update: CaseIterable, Sendable {
    case reload, append, invalidate
  }

  @Test(
    arguments: LayoutUnderTest.allCases,
    Update.allCases)
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
}
#endif
