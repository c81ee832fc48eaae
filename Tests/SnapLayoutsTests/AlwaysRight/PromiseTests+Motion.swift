#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// MARK: Changes during a motion

extension PromiseTests {
  enum Update: CaseIterable, Sendable {
    case reload, append, invalidate
  }

  @Test(
    "Updates during quick swipes lose no swipe", arguments: LayoutUnderTest.allCases,
    Update.allCases)
  func quickSwipes(kind: LayoutUnderTest, update: Update) {
    for way in Way.allCases {
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
      stage.screen.source.counts[0] += 1
      stage.view.insertItems(at: [stage.path(count)])
    case .invalidate: stage.layout.invalidateLayout()
    }
  }

  @Test(
    "A view that has no size for a while during a motion rests on the page that it was going to",
    arguments: LayoutUnderTest.allCases, [0.03, 0.4, 3])
  func noRoom(kind: LayoutUnderTest, seconds: Double) {
    for way in Way.allCases {
      for isSwipe in [true, false] {
        func begin() -> PromiseStage {
          let stage = PromiseStage(kind, way)
          if isSwipe { stage.flick() } else { stage.layout.scroll(toPage: 3, animated: true) }
          stage.simulation.run(for: 0.1)
          return stage
        }
        let undisturbed = begin()
        undisturbed.rest()
        let stage = begin()
        stage.forgetReports()
        let frame = stage.view.frame
        stage.view.frame.size = .zero
        stage.simulation.run(for: seconds)
        #expect(stage.rests == [])
        stage.view.frame = frame
        stage.rest()
        #expect(stage.layout.currentPage == undisturbed.layout.currentPage)
        #expect(stage.rests == [stage.layout.currentPage])
        stage.expectRest()
        stage.expectOnePageASwipe()
      }
    }
  }

  enum Surrounding: CaseIterable, Sendable {
    case sizes, insets, data
  }

  @Test(
    "A change after the app's animated scroll keeps the item's page; one during it ends on a page",
    arguments: LayoutUnderTest.allCases, Surrounding.allCases)
  func ownScroll(kind: LayoutUnderTest, change: Surrounding) {
    for (way, isOver) in Way.allCases.flatMap({ [($0, true), ($0, false)] }) {
      let stage = PromiseStage(kind, way)
      // It is a separate question which edge is meant right to left.
      guard way != .rightToLeft || stage.layout.pageAlignment == .center else { continue }
      let position: UICollectionView.ScrollPosition =
        switch stage.layout.pageAlignment {
        case .leading: way == .vertical ? .top : .left
        case .center: way == .vertical ? .centeredVertically : .centeredHorizontally
        case .trailing: way == .vertical ? .bottom : .right
        }
      // The first item of its page.
      var item = Strip(viewport: 300).pages(of: kind).front(of: 12)
      stage.view.scrollToItem(at: stage.path(item), at: position, animated: true)
      stage.simulation.run(for: isOver ? 0.6 : 0.1)
      switch change {
      case .sizes:
        stage.layout.itemSize =
          way == .vertical ? CGSize(width: 90, height: 70) : CGSize(width: 70, height: 90)
      case .insets: stage.view.contentInset = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0)
      case .data:
        stage.screen.source.counts = [32]
        stage.view.insertItems(at: [stage.path(0), stage.path(1)])
        item += 2
      }
      stage.rest()
      // UIKit doesn't say where its animation ends.
      if isOver { stage.expectRest(onPageOf: item) }
      stage.expectRest()
      stage.expectOnePageASwipe()
    }
  }

  @Test(
    "The layout's own scroll arrives and reports even if insets change in each frame",
    arguments: LayoutUnderTest.allCases, Way.allCases)
  func movingInsets(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way)
    stage.show(item: 0)
    stage.layout.scroll(toItemAt: stage.path(12), animated: true)
    for step in 0..<30 {
      let inset = CGFloat(step % 15) * 2
      stage.view.contentInset =
        way == .vertical
        ? UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
        : UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
      stage.simulation.run(for: 1.0 / 60)
    }
    stage.rest()
    stage.expectRest(onPageOf: 12)
    #expect(stage.rests == [stage.layout.currentPage])
    stage.expectOnePageASwipe()
  }

  @Test(
    "Repeated questions about a release have the same answer",
    arguments: LayoutUnderTest.allCases,
    Way.allCases)
  func askedTwice(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way)
    stage.show(item: 9)
    stage.touch(by: 120)
    for (proposed, velocity) in [(500, 1.5), (-500, -1.5), (40, 0), (-40, 0)]
      as [(CGFloat, CGFloat)]
    {
      let proposed = stage.screen.offset + proposed
      let answers = (0..<3).map { _ in
        stage.screen.target(proposed: proposed, velocity: velocity)
      }
      #expect(Set(answers).count == 1)
    }
    stage.simulation.finger.release()
    stage.rest()
    stage.expectRest()
    stage.expectOnePageASwipe()
  }

  @Test(
    "A flick back from beyond an end that pages share turns as many pages as elsewhere",
    arguments: Way.allCases)
  func flickFromSharedEnd(way: Way) {
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

  @Test(
    "Small steps without flags end one or two pages further; a jump ends on the nearest page",
    arguments: LayoutUnderTest.allCases, Way.allCases)
  func smallSteps(kind: LayoutUnderTest, way: Way) {
    for isForward in [true, false] {
      let pages = Strip(viewport: 300).pages(of: kind)
      let start = isForward ? 2 : pages.count - 5
      func stage(atPage page: Int) -> PromiseStage {
        let stage = PromiseStage(kind, way)
        stage.show(item: pages.items[page].lowerBound)
        return stage
      }
      func pageStride(_ stage: PromiseStage, _ page: Int) -> CGFloat {
        stage.screen.offset(ofPage: page + 1) - stage.screen.offset(ofPage: page)
      }
      let sign: CGFloat = isForward ? 1 : -1
      for (share, turned) in [(0.4, 1), (2.3, 2)] as [(CGFloat, Int)] {
        let stage = stage(atPage: start)
        let way =
          share < 1 ? min(40, pageStride(stage, start) * 0.45) : pageStride(stage, start) * share
        let direction: CGFloat = pageStride(stage, start) < 0 ? -1 : 1
        for _ in 0..<10 {
          stage.screen.move(to: stage.screen.offset + sign * direction * abs(way) / 10)
          stage.simulation.run(for: 1.0 / 60)
        }
        stage.rest()
        #expect(stage.layout.currentPage == start + Int(sign) * turned, "\(share)")
        #expect(stage.rests == [stage.layout.currentPage])
        stage.expectRest()
        stage.expectOnePageASwipe()
      }
      let stage = stage(atPage: start)
      stage.screen.move(to: stage.screen.offset + sign * pageStride(stage, start) * 2.3)
      stage.rest()
      #expect(stage.layout.currentPage == start + Int(sign) * 2)
      stage.expectRest()
      stage.expectOnePageASwipe()
    }
  }
}
#endif
