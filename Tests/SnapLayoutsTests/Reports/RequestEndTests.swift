#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The ends of requests for a page, and the page ahead.
@MainActor
@Suite(.worlds) struct RequestEndTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `a scroll that arrives calls back once, when the view rests`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, showing: 3)
    for animated in [true, false] {
      for item in [12, 12, 3] {
        var ends: [Bool] = []
        stage.layout.scroll(toItemAt: stage.path(item), animated: animated) { didArrive in
          ends.append(didArrive)
          stage.expectRest(onPageOf: item)
          #expect(stage.layout.onSettle != nil && stage.rests.last ?? -1 != -1 || item == 12)
        }
        #expect(ends == [], "not within the call")
        stage.rest()
        stage.simulation.run(for: 0.1)
        #expect(ends == [true])
      }
    }
  }

  /// The last page ends with the content, so it keeps its offset.
  @Test(arguments: [2, 5, 8, 10, 12])
  func `a request arrives though an inset changes on its way`(frames: Int) {
    var ends: [Bool] = []
    let layout = GroupPagingLayout()
    (layout.itemsPerPage, layout.padsEdges) = (2, false)
    let screen = SnapScreen(
      layout, size: CGSize(width: 507, height: 220), counts: [12]
    ) { layout, _ in
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 154, height: 200), 12)
    }
    screen.rest(onPage: 3)
    layout.scroll(toPage: 5, animated: true) { ends.append($0) }
    screen.simulation.run(for: Double(frames) / 60)
    screen.view.contentInset.left = 69
    screen.simulation.runUntilRest()
    #expect(ends == [true])
  }

  /// What ends UIKit's animation.
  enum Loss: CaseIterable { case background, anotherWindow, anotherParent }

  @Test(arguments: LayoutUnderTest.allCases, Loss.allCases)
  func `a request arrives though UIKit ends its animation`(
    kind: LayoutUnderTest, loss: Loss
  ) {
    for frames in [0, 5] {
      let stage = PromiseStage(kind, showing: 9)
      let page = stage.layout.currentPage
      var ends: [Bool] = []
      stage.layout.scroll(toPage: page + 2, animated: true) { ends.append($0) }
      for _ in 0..<frames { stage.screen.passFrame() }
      switch loss {
      case .background:
        stage.simulation.resignActive()
        stage.simulation.enterBackground()
        stage.simulation.run(for: 1)
        stage.simulation.becomeActive()
      case .anotherWindow:
        let parent = stage.view.superview
        stage.view.removeFromSuperview()
        parent?.addSubview(stage.view)
      case .anotherParent:
        let parent = UIView(frame: stage.simulation.window.bounds)
        stage.simulation.window.addSubview(parent)
        parent.addSubview(stage.view)
      }
      stage.rest()
      stage.screen.passFrame()
      #expect(stage.layout.currentPage == page + 2 && ends == [true], "\(frames)")
    }
  }

  /// Whether there is one is known before the layout pass after new data.
  @Test(arguments: LayoutUnderTest.allCases)
  func `the next and the previous page`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    var ends: [String] = []
    #expect(stage.layout.scrollToNextPage(animated: true) { ends.append("next \($0)") })
    stage.rest()
    #expect(stage.layout.scrollToPreviousPage(animated: false) { ends.append("previous \($0)") })
    stage.simulation.run(for: 0.1)
    stage.rest()
    #expect(ends == ["next true", "previous true"])
    guard kind.hasEnds else { return }
    #expect(!stage.layout.scrollToPreviousPage(animated: true) { ends.append("none \($0)") })
    stage.simulation.run(for: 0.1)
    #expect(ends == ["next true", "previous true", "none false"])
    for count in [1, 30, 1] {
      stage.screen.reload([count])
      #expect(stage.layout.scrollToNextPage(animated: true) == (count > 1))
    }
  }

  /// The index path is the one after the update, also where there was another item before, which the block may delete,
  /// or none at all.
  @Test(
    arguments: LayoutUnderTest.allCases,
    [
      (0, 30, false), (5, 30, false), (12, 30, false), (30, 30, false), (0, 0, false),
      (5, 30, true),
    ])
  func `a request in an update block goes to the item that the block inserts`(
    kind: LayoutUnderTest, _ place: (item: Int, count: Int, deletes: Bool)
  ) {
    let item = place.item
    for (way, scale) in zip(Way.allCases, [1, 2, 3] as [CGFloat]) {
      for (animated, isFirst) in [(false, false), (true, false), (true, true)] {
        let stage = PromiseStage(kind, way, counts: [place.count], scale: anyScale(scale))
        stage.show(item: 12)
        var ends: [Bool] = []
        func ask() {
          stage.layout.scroll(toItemAt: stage.path(item), animated: animated) { ends.append($0) }
        }
        stage.view.performBatchUpdates {
          stage.screen.source.counts[0] += 1
          if isFirst { ask() }
          if place.deletes { stage.view.deleteItems(at: [stage.path(item)]) }
          stage.view.insertItems(at: (item...item + (place.deletes ? 1 : 0)).map(stage.path))
          if !isFirst { ask() }
        }
        stage.rest()
        stage.screen.passFrame()
        #expect(ends == [true])
        stage.expectRest(onPageOf: item)
        #expect(stage.layout.bookmark == PageBookmark(indexPath: stage.path(item)))
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `requests for an item that never comes move nothing`(kind: LayoutUnderTest, inBlock: Bool) {
    for way in Way.allCases {
      let stage = PromiseStage(kind, way, showing: 12)
      var ends: [Bool] = []
      // The data source has another item, of which the view isn't told, or another one than the app asks for.
      func ask() {
        stage.screen.source.counts[0] += 1
        let item = stage.path(inBlock ? 35 : 30)
        stage.layout.scroll(toItemAt: item, animated: true) { ends.append($0) }
      }
      if inBlock {
        stage.view.performBatchUpdates {
          ask()
          stage.view.insertItems(at: [stage.path(0)])
        }
      } else {
        ask()
      }
      stage.rest()
      stage.screen.passFrame()
      #expect(ends == [false])
      #expect(stage.layout.bookmark == PageBookmark(indexPath: stage.path(inBlock ? 13 : 12)))
    }
  }

  /// After a reload, only numbers say which item is which.
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a request for an item that is gone on the way ends, one for a page that exists arrives`(
    kind: LayoutUnderTest, isReload: Bool
  ) {
    for namesItem in [true, false] {
      let stage = PromiseStage(kind, showing: 3)
      var ends: [Bool] = []
      if namesItem {
        stage.layout.scroll(toItemAt: stage.path(9), animated: true) { ends.append($0) }
      } else {
        let page = stage.layout.page(forItemAt: stage.path(9))
        stage.layout.scroll(toPage: page ?? 0, animated: true) { ends.append($0) }
      }
      stage.simulation.run(for: 0.1)
      stage.screen.source.counts = [isReload ? 6 : 29]
      if isReload { stage.view.reloadData() } else { stage.view.deleteItems(at: [stage.path(9)]) }
      stage.comeToRest()
      stage.screen.passFrame()
      #expect(ends == [!namesItem && !isReload])
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a request in an empty list ends, and the layout still begins there`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [0])
    var ends: [Bool] = []
    #expect(!stage.layout.scrollToNextPage(animated: true) { ends.append($0) })
    stage.simulation.run(for: 0.1)
    stage.layout.scroll(toPage: 2, duration: 1) { ends.append($0) }
    stage.simulation.run(for: 0.1)
    stage.layout.scroll(toItemAt: stage.path(7), animated: true) { ends.append($0) }
    stage.simulation.run(for: 0.1)
    #expect(ends == [false, false, false])
    stage.screen.source.counts = [30]
    stage.view.reloadData()
    stage.comeToRest(onPageOf: 7)
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a request arrives in a view that is completed later`(kind: LayoutUnderTest, hasSize: Bool) {
    let stage = PromiseStage(kind, counts: [hasSize ? 0 : 30])
    var ends: [Bool] = []
    let frame = stage.view.frame
    if hasSize { stage.view.removeFromSuperview() } else { stage.view.frame.size = .zero }
    stage.layout.scroll(toPage: 2, animated: false) { ends.append($0) }
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    stage.screen.reload([30])
    stage.view.frame = frame
    stage.simulation.window.addSubview(stage.view)
    stage.rest()
    #expect(stage.layout.currentPage == 2 && ends == [true])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a request in a view that has lost its items and its window ends when it is back`(
    kind: LayoutUnderTest
  ) {
    let stage = PromiseStage(kind)
    var ends: [Bool] = []
    stage.layout.scrollToNextPage(animated: true) { ends.append($0) }
    stage.simulation.run(for: 0.1)
    stage.screen.reload([0])
    stage.screen.passFrame()
    stage.view.removeFromSuperview()
    stage.screen.passFrame()
    stage.layout.scroll(toPage: 2, animated: true) { ends.append($0) }
    stage.simulation.window.addSubview(stage.view)
    stage.simulation.run(for: 0.1)
    #expect(ends == [false, false])
    stage.screen.reload([30])
    stage.rest()
    #expect(stage.layout.currentPage == 2)
  }

  /// UIKit swaps layouts within a call of the app's or a layout pass, in which the app can't change its data.
  @Test(arguments: [true, false])
  func `a layout that is replaced ends its requests after the swap`(hasWindow: Bool) {
    let stage = PromiseStage(.shelf)
    if !hasWindow { stage.view.removeFromSuperview() }
    stage.rest()
    var ends: [Bool] = []
    stage.layout.scroll(toPage: 2, animated: true) { ends.append($0) }
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(ends == [])
    stage.view.layoutIfNeeded()
    #expect(ends == [])
    stage.screen.passFrame()
    #expect(ends == [false])
  }

  /// When a view lets go of a layout that another view has got, UIKit takes it from that one, too.
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a layout passed around ends each request once`(kind: LayoutUnderTest, isFreedFirst: Bool) {
    let turns = Effort.scaled(quick: 12, full: 40)
    for (index, way) in Way.allCases.enumerated() {
      for (animated, frames) in [(false, 0), (true, 1), (index == 0, [25, 2, 2][index])] {
        let stage = PromiseStage(kind, way, scale: anyScale(CGFloat(index + 1)))
        let (layout, other) = (stage.layout, UICollectionViewFlowLayout())
        let view = UICollectionView(frame: stage.view.frame, collectionViewLayout: other)
        view.show(stage.screen.source)
        view.semanticContentAttribute = stage.view.semanticContentAttribute
        stage.simulation.window.addSubview(view)
        let views = [view, stage.view]
        var ends: [Int: [Bool]] = [:]
        func free(_ view: UICollectionView) {
          view.collectionViewLayout = UICollectionViewFlowLayout()
        }
        for turn in 0..<turns {
          let (next, last) = (views[turn % 2], views[(turn + 1) % 2])
          if isFreedFirst { free(last) }
          next.collectionViewLayout = layout
          if !isFreedFirst { free(last) }
          let page = turn % 4
          layout.scroll(toPage: page, animated: animated) {
            ends[turn, default: []].append($0)
            let isThere =
              layout.collectionView?.contentOffset == layout.contentOffset(forPage: page)
            #expect(!$0 || isThere && layout.currentPage == page)
          }
          for _ in 0..<frames { stage.screen.passFrame() }
        }
        if layout.collectionView == nil {
          free(view)
          view.collectionViewLayout = layout
        }
        stage.rest()
        stage.screen.passFrame()
        #expect(ends.count == turns && ends.values.allSatisfy { $0.count == 1 })
        #expect(ends[turns - 1] == [true])
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a scroll with a duration takes as long, on its curve`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, showing: 3)
    let start = stage.screen.offset
    var ends = 0
    // Over three viewports it would skip the middle.
    let item = kind.fillsViewport ? 5 : 9
    stage.layout.scroll(toItemAt: stage.path(item), duration: 1, curve: .linear) { _ in ends += 1 }
    let target = stage.offset(ofPageOf: item)
    stage.simulation.run(for: 0.52)
    #expect(abs(stage.screen.offset - (start + target) / 2) < abs(target - start) * 0.06)
    #expect(ends == 0)
    stage.simulation.run(for: 0.6)
    #expect(ends == 1)
    stage.expectRest(onPageOf: item)
  }

  @Test(arguments: [-1, .nan, .infinity, 0])
  func `a wrong duration is the system's, 0 moves at once`(duration: Double) {
    let stage = PromiseStage(.picker)
    stage.layout.scroll(toPage: 9, duration: duration)
    #expect((stage.layout.currentPage == 9) == (duration == 0))
    stage.simulation.run(for: 0.1)
    #expect((stage.layout.currentPage == 9) == (duration == 0))
    stage.rest()
    #expect(stage.layout.currentPage == 9)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `the page ahead is reported before the view coasts to it`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, showing: 6)
    var ahead: [Int] = []
    var offsets: [CGFloat] = []
    stage.layout.onWillSettle = {
      ahead.append($0)
      offsets.append(stage.screen.offset)
    }
    let start = stage.screen.offset
    stage.touch(by: 60, over: 0.08)
    #expect(ahead == [], "a finger decides later")
    stage.simulation.finger.release()
    let lifted = stage.screen.offset
    stage.rest()
    #expect(ahead == [stage.layout.currentPage])
    let way = abs(stage.screen.offset - start)
    #expect(abs((offsets.first ?? .infinity) - lifted) < max(30, way / 4))

    stage.layout.scroll(toItemAt: stage.path(3), animated: true)
    stage.rest()
    #expect(ahead.count == 2 && ahead.last == stage.layout.currentPage)
    stage.layout.scroll(toItemAt: stage.path(9), animated: false)
    stage.rest()
    #expect(ahead.count == 2, "at once, there is nothing ahead")
  }
}
#endif
