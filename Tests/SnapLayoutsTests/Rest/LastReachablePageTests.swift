#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// As far as a page, and no farther: everybody stops at the last page that can be reached.
@MainActor
@Suite(.worlds) struct LastReachablePageTests {
  private static let last = 3

  private func stage(
    _ kind: LayoutUnderTest, _ way: Way = .horizontal, scale: CGFloat = 2, page: Int = 0
  ) -> PromiseStage {
    let stage = PromiseStage(kind, way, scale: anyScale(scale)) { layout, _ in
      layout.lastReachablePage = Self.last
    }
    stage.layout.scroll(toPage: page, animated: false)
    stage.rest()
    stage.forgetReports()
    return stage
  }

  @Test(arguments: LayoutUnderTest.withEnds, Mover.allCases)
  func `nobody gets beyond it`(kind: LayoutUnderTest, mover: Mover) {
    OpenQuestions.$current.withValue(mover.answers) {
      let displays = product(Way.allCases, [1, 2, 3] as [CGFloat])
      for (way, scale) in Effort.part(of: displays, in: 3, for: "\(kind) \(mover)") {
        let stage = stage(kind, way, scale: scale, page: Self.last - 1)
        for _ in 0..<4 {
          _ = mover.act(stage, isForward: true)
          stage.simulation.run(for: 0.8)
          #expect(stage.layout.currentPage <= Self.last, "\(way) \(scale)")
        }
        stage.comeToRest()
        if mover == .finger || mover == .request || mover == .pageControl {
          #expect(stage.layout.currentPage == Self.last)
        }
        #expect(stage.pages.allSatisfy { $0 <= Self.last } && stage.rests.count > 0)
      }
    }
  }

  @Test(arguments: LayoutUnderTest.withEnds)
  func `a finger bounces there as at the end of the content`(kind: LayoutUnderTest) {
    let stage = stage(kind, page: Self.last)
    let end = stage.screen.offset
    stage.touch(by: 150, over: 0.3)
    let beyond = stage.screen.offset - end
    #expect(beyond > 20 && beyond < 100)
    #expect(stage.layout.pagePosition == CGFloat(Self.last))
    stage.simulation.finger.release()
    stage.comeToRest()
    #expect(stage.screen.offset == end && stage.rests == [Self.last] && stage.pages == [])
    stage.flick(by: -60)
    stage.rest()
    #expect(stage.layout.currentPage < Self.last)
  }

  enum Request: CaseIterable, Sendable { case page, item, timedPage, timedItem, jump }

  @Test(arguments: LayoutUnderTest.withEnds, Request.allCases)
  func `a request beyond it ends there, and fails`(kind: LayoutUnderTest, request: Request) {
    let stage = stage(kind)
    let (layout, page) = (stage.layout, Self.last + 2)
    let item = layout.indexPaths(inPage: page)[0]
    var ends: [Bool] = []
    func ask(_ page: Int, _ item: IndexPath) {
      switch request {
      case .page: layout.scroll(toPage: page, animated: true) { ends.append($0) }
      case .item: layout.scroll(toItemAt: item, animated: true) { ends.append($0) }
      case .timedPage: layout.scroll(toPage: page, duration: 0.5) { ends.append($0) }
      case .timedItem: layout.scroll(toItemAt: item, duration: 0.5) { ends.append($0) }
      case .jump: layout.scroll(toPage: page, animated: false) { ends.append($0) }
      }
    }
    ask(page, item)
    stage.comeToRest()
    #expect(ends == [false] && layout.currentPage == Self.last)
    ask(page, item)
    ask(Self.last, layout.indexPaths(inPage: Self.last)[0])
    stage.comeToRest()
    #expect(ends == [false, false, true])
    #expect(!layout.scrollToNextPage(animated: true) { ends.append($0) })
    stage.comeToRest()
    #expect(ends == [false, false, true, false])
    #expect(layout.currentPage == Self.last && layout.lastReachablePage == Self.last)
  }

  @Test(arguments: LayoutUnderTest.withEnds)
  func `a request from before the first pass fails as well`(kind: LayoutUnderTest) {
    var ends: [Bool] = []
    let stage = PromiseStage(kind) { layout, _ in
      layout.lastReachablePage = Self.last
      layout.scroll(toPage: 7, animated: false) { ends.append($0) }
    }
    stage.comeToRest()
    #expect(stage.layout.currentPage == Self.last && ends == [false])
  }

  @Test(arguments: LayoutUnderTest.withEnds)
  func `UIKit's own scrolls, VoiceOver and autoplay stop there`(kind: LayoutUnderTest) {
    let stage = stage(kind)
    let (layout, view) = (stage.layout, stage.view)
    let item = layout.indexPaths(inPage: Self.last + 3)[0]
    for isAnimated in [true, false] {
      view.scrollToItem(at: item, at: .centeredHorizontally, animated: isAnimated)
      stage.comeToRest()
      #expect(layout.currentPage == Self.last)
      view.selectItem(at: item, animated: isAnimated, scrollPosition: .left)
      stage.comeToRest()
      #expect(layout.currentPage == Self.last)
    }
    #expect(!layout.accessibilityScroll(.next) && layout.accessibilityScroll(.previous))
    stage.comeToRest()
    #expect(layout.currentPage == Self.last - 1)
    layout.autoplay = Autoplay(interval: 2)
    stage.forgetReports()
    stage.simulation.run(for: 5)
    #expect(stage.rests == [Self.last, 0])
    layout.autoplay = nil
  }

  @Test(arguments: LayoutUnderTest.withEnds)
  func `all pages count, and the next one remains visible`(kind: LayoutUnderTest) {
    let (stage, other) = (stage(kind, page: Self.last), PromiseStage(kind))
    other.layout.scroll(toPage: Self.last, animated: false)
    other.rest()
    #expect(stage.layout.numberOfPages == other.layout.numberOfPages)
    #expect(stage.pageControl.numberOfPages == other.layout.numberOfPages)
    #expect(stage.layout.pageStops.count == Self.last + 1)
    #expect(stage.screen.offset == other.screen.offset)
    func shown(_ view: UICollectionView) -> [IndexPath: CGRect] {
      view.visibleCells.reduce(into: [:]) { frames, cell in
        view.indexPath(for: cell).map { frames[$0] = cell.frame }
      }
    }
    #expect(shown(stage.view) == shown(other.view) && shown(stage.view).count > 2)
    for page in 0..<stage.layout.numberOfPages {
      #expect(stage.layout.indexPaths(inPage: page) == other.layout.indexPaths(inPage: page))
    }
    #expect(stage.layout.explanation.contains("as far as page 3"))
    #expect(!other.layout.explanation.contains("as far as"))
  }

  @Test(arguments: LayoutUnderTest.withEnds, Way.allCases)
  func `opening it moves nothing`(kind: LayoutUnderTest, way: Way) {
    for pull in [nil, 0, 60] as [CGFloat?] {
      let stage = stage(kind, way, page: Self.last)
      let cells = Set(stage.view.visibleCells)
      if let pull { stage.touch(by: pull, over: 0.2) }
      let offset = stage.screen.offset
      stage.forgetReports()
      var counts: [Int] = []
      stage.layout.onNumberOfPagesChange = { counts.append($0) }
      stage.layout.lastReachablePage = Self.last + 1
      stage.simulation.run(for: 0.3)
      #expect(stage.screen.offset == offset, "\(pull ?? -1)")
      #expect(stage.pages == [] && stage.rests == [] && counts == [], "\(pull ?? -1)")
      #expect(pull != nil || Set(stage.view.visibleCells) == cells)
      if pull != nil { stage.simulation.finger.release() }
      stage.comeToRest()
      stage.layout.scroll(toPage: Self.last, animated: false)
      stage.rest()
      stage.flick()
      stage.comeToRest()
      #expect(stage.layout.currentPage == Self.last + 1)
    }
  }

  @Test(arguments: LayoutUnderTest.withEnds)
  func `a new limit brings the view back, and ends a request beyond it`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    var ends: [Bool] = []
    stage.layout.scroll(toPage: 7, animated: true) { ends.append($0) }
    stage.simulation.run(for: 0.1)
    stage.layout.lastReachablePage = Self.last
    stage.comeToRest()
    #expect(stage.layout.currentPage == Self.last && ends == [false])
    stage.layout.lastReachablePage = nil
    stage.layout.scroll(toPage: 7, animated: false)
    stage.comeToRest()
    stage.layout.lastReachablePage = -2
    stage.comeToRest()
    #expect(stage.layout.currentPage == 0 && stage.layout.lastReachablePage == 0)
    stage.flick()
    stage.comeToRest()
    #expect(stage.layout.currentPage == 0)
  }

  @Test(arguments: [LayoutUnderTest.loop, .banner])
  func `in a loop it has no effect`(kind: LayoutUnderTest) {
    let stage = stage(kind, page: Self.last)
    for _ in 0..<2 {
      stage.flick()
      stage.rest()
    }
    #expect(stage.layout.isLooping && stage.layout.currentPage == Self.last + 2)
    #expect(!stage.layout.explanation.contains("as far as"))
  }

  @Test(arguments: LayoutUnderTest.withEnds)
  func `new sizes and items keep the page and the limit`(kind: LayoutUnderTest) {
    let stage = stage(kind, page: Self.last)
    let item = stage.layout.currentIndexPath
    stage.screen.resize(toLength: 420)
    stage.comeToRest()
    stage.screen.resize(toLength: 300)
    stage.comeToRest()
    #expect(stage.layout.currentPage == Self.last && stage.layout.currentIndexPath == item)
    stage.screen.insert([20])
    stage.comeToRest()
    #expect(stage.layout.currentPage == Self.last)
    stage.flick()
    stage.comeToRest()
    #expect(stage.layout.currentPage == Self.last)
  }
}
#endif
