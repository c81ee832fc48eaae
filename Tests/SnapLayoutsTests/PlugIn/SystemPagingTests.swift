#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A view that had system paging keeps paging.
@MainActor
@Suite(.worlds) struct SystemPagingTests {
  private typealias Pager = SnapScreen<UICollectionViewFlowLayout>

  /// A strip of pages as long as the view, which has system paging.
  private func pager(
    _ layout: UICollectionViewFlowLayout, _ way: Way, _ rate: UIScrollView.DecelerationRate
  ) -> Pager {
    Pager(layout, size: CGSize(width: 300, height: 300), counts: [8]) { layout, view in
      layout.scrollDirection = way == .vertical ? .vertical : .horizontal
      layout.itemSize = CGSize(width: 300, height: 300)
      layout.minimumLineSpacing = 0
      view.semanticContentAttribute = way == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      view.isPagingEnabled = true
      view.decelerationRate = rate
    }
  }

  /// Where a view rests after a gesture that begins on a page.
  private func rest(of pager: Pager, after gesture: Gesture, onPage page: Int) -> CGFloat {
    let finger = pager.simulation.finger
    pager.move(to: CGFloat(page) * 300)
    pager.simulation.runUntilRest()
    let start: CGFloat = gesture.distance < 0 ? 145 : -145
    finger.touchDown(at: pager.point(start))
    finger.move(to: pager.point(start + gesture.distance), over: gesture.duration)
    if gesture.back != 0 {
      finger.move(to: pager.point(start + gesture.distance + gesture.back), over: 0.1)
    }
    finger.hold(for: gesture.hold)
    finger.release()
    pager.simulation.runUntilRest()
    return pager.offset
  }

  /// A movement of a finger in points, to and perhaps back again.
  struct Gesture: Sendable {
    var distance: CGFloat
    var back: CGFloat = 0
    var duration: Double
    var hold: Double = 0
  }

  private static let turns = [
    Gesture(distance: -200, back: 60, duration: 0.3),
    Gesture(distance: 200, back: -60, duration: 0.3),
    Gesture(distance: -90, back: 30, duration: 0.3, hold: 0.4),
  ]

  @Test(arguments: Way.allCases, [UIScrollView.DecelerationRate.normal, .fast])
  func `rests where system paging does`(way: Way, rate: UIScrollView.DecelerationRate) {
    let plain = pager(MirroredFlowLayout(), way, rate)
    let pager = pager(SnapFlowLayout(), way, rate)
    // The layout takes the old velocity of a finger that has paused for none.
    let isStale = OpenQuestions.current.scrolling.velocityAfterPause != .zero
    var turns = 0
    law(seed: 371, cases: 400) { generator in
      var gesture = generator.pick(Self.turns)
      if generator.chance(90) {
        // Whole points less a third are never half-way, where UIKit's answer is unknown.
        gesture = Gesture(
          distance: CGFloat(generator.integer(12...290)) * generator.pick([-1, 1]) + 1 / 3,
          back: generator.chance(30) ? CGFloat(generator.integer(-11...11)) : 0,
          duration: Double(generator.integer(2...180)) / 60, hold: generator.chance(30) ? 0.4 : 0)
      }
      if isStale { gesture.hold = 0 }
      let page = generator.pick([0, 3, 7, generator.integer(0...7)])
      let expected = rest(of: plain, after: gesture, onPage: page)
      let found = rest(of: pager, after: gesture, onPage: page)
      if expected != CGFloat(page) * 300 { turns += 1 }
      return found == expected ? nil : "\(found) instead of \(expected), \(page): \(gesture)"
    }
    #expect(turns > 10 && pager.simulation.faults == [])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a layout without a policy of its own gets that of the view`(kind: LayoutUnderTest) {
    let own = kind.make().releasePolicy
    let stage = PromiseStage(kind) { _, view in view.isPagingEnabled = true }
    #expect(stage.layout.releasePolicy == (own == .picker ? .paging : own))
    #expect(!stage.view.isPagingEnabled)
    stage.flick(by: 250)
    stage.rest()
    #expect(stage.layout.currentPage == 1)
    stage.expectRest()
    let layout = stage.layout
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    stage.rest()
    #expect(layout.releasePolicy == own && stage.view.isPagingEnabled)
  }

  @Test func `a policy that the app has set stays`() {
    let stage = PromiseStage(.leading) { layout, view in
      layout.releasePolicy = .picker
      view.isPagingEnabled = true
    }
    #expect(stage.layout.releasePolicy == .picker)
    stage.flick(by: 250)
    stage.rest()
    #expect(stage.layout.currentPage > 1)
  }

  @Test(arguments: Way.allCases, [false, true])
  func `paging that is set later turns pages from then on`(way: Way, reloads: Bool) {
    let stage = PromiseStage(.leading, way)
    stage.flick(by: 250)
    stage.rest()
    let page = stage.layout.currentPage
    #expect(page > 1)
    stage.view.isPagingEnabled = true
    if reloads {
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      #expect(stage.layout.releasePolicy == .paging, "a layout pass is enough")
    }
    stage.flick(by: 250)
    stage.rest()
    #expect(stage.layout.currentPage == page + 1 && stage.layout.releasePolicy == .paging)
    stage.expectRest()
  }

  @Test(arguments: [false, true])
  func `the next layout of the view pages as well`(animated: Bool) {
    let stage = PromiseStage(.leading) { _, view in view.isPagingEnabled = true }
    let next = SnapFlowLayout(replacing: stage.layout)
    stage.view.setCollectionViewLayout(next, animated: animated)
    stage.rest()
    #expect(next.releasePolicy == .paging && stage.layout.releasePolicy == .picker)
    #expect(!stage.view.isPagingEnabled)
  }
}
#endif
