#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The ends of requests for a page, and the page ahead.
@MainActor
@Suite(.worlds) struct RequestEndTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `a scroll that arrives calls back once, when the view rests`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    stage.show(item: 3)
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
      stage.screen.source.counts = [count]
      stage.view.reloadData()
      #expect(stage.layout.scrollToNextPage(animated: true) == (count > 1))
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `whatever takes over ends a scroll, and its own end is its own`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    stage.show(item: 3)
    var ends: [String] = []
    stage.layout.scroll(toItemAt: stage.path(12), animated: true) { ends.append("first \($0)") }
    stage.simulation.run(for: 0.1)
    stage.layout.scroll(toItemAt: stage.path(6), duration: 0.5) { ends.append("second \($0)") }
    stage.simulation.run(for: 0.1)
    #expect(ends == ["first false"])
    stage.touch(by: 20)
    stage.simulation.run(for: 0.1)
    #expect(ends == ["first false", "second false"])
    stage.simulation.finger.release()
    stage.rest()
    #expect(ends.count == 2)
    stage.expectRest()
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a request before there are items waits for them`(kind: LayoutUnderTest) {
    var ends: [String] = []
    let stage = PromiseStage(kind) { layout, _ in
      layout.scroll(toPage: 2, animated: true) { ends.append("first \($0)") }
      layout.scroll(toPage: 3, animated: true) { ends.append("second \($0)") }
    }
    stage.simulation.run(for: 0.1)
    stage.rest()
    #expect(ends == ["first false", "second true"])
    #expect(stage.layout.currentPage == 3)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a scroll goes on through insertions, and still arrives`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    stage.show(item: 3)
    var ends: [Bool] = []
    stage.layout.scroll(toItemAt: stage.path(12), duration: 0.4) { ends.append($0) }
    stage.simulation.run(for: 0.1)
    stage.screen.insert([0])
    stage.rest()
    stage.simulation.run(for: 0.1)
    #expect(ends == [true])
    stage.expectRest(onPageOf: 13)
  }

  @Test func `a view that ceases to exist ends the requests`() {
    let simulation = Simulation.unchosen(size: CGSize(width: 300, height: 90))
    let (layout, items) = (SnapFlowLayout(), Items(counts: [30]))
    var view: UICollectionView? = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 90), collectionViewLayout: layout)
    view?.show(items)
    view.map(simulation.window.addSubview)
    simulation.run(for: 0.1)
    var ends: [Bool] = []
    layout.scroll(toPage: 2, animated: true) { ends.append($0) }
    simulation.run(for: 0.1)
    view?.removeFromSuperview()
    view = nil
    #expect(layout.collectionView == nil && ends == [])
    simulation.run(for: 0.1)
    #expect(ends == [false])
  }

  @Test func `a layout that is replaced ends its requests at once, also if it returns`() {
    let stage = PromiseStage(.picker)
    var ends: [Bool] = []
    stage.layout.scroll(toPage: 9, animated: true) { ends.append($0) }
    stage.simulation.run(for: 0.1)
    let list = UICollectionViewFlowLayout()
    for layout in [list, stage.layout, list] {
      stage.view.collectionViewLayout = layout
      stage.simulation.run(for: 0.1)
      #expect(ends == [false])
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a scroll with a duration takes as long, on its curve`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    stage.show(item: 3)
    let start = stage.screen.offset
    var ends = 0
    stage.layout.scroll(toItemAt: stage.path(9), duration: 1, curve: .linear) { _ in ends += 1 }
    let target = stage.offset(ofPageOf: 9)
    stage.simulation.run(for: 0.52)
    #expect(abs(stage.screen.offset - (start + target) / 2) < abs(target - start) * 0.06)
    #expect(ends == 0)
    stage.simulation.run(for: 0.6)
    #expect(ends == 1)
    stage.expectRest(onPageOf: 9)
  }

  @Test(arguments: [-1, .nan, .infinity, 0])
  func `a wrong duration is the system's, 0 moves at once`(duration: Double) {
    let stage = PromiseStage(.picker)
    stage.layout.scroll(toPage: 9, duration: duration)
    stage.simulation.run(for: 0.1)
    #expect((stage.layout.currentPage == 9) == (duration == 0))
    stage.rest()
    #expect(stage.layout.currentPage == 9)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `the page ahead is reported before the view coasts to it`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    stage.show(item: 6)
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
    #expect(ahead.count == 2)
    #expect(ahead.last == stage.layout.currentPage)
    stage.layout.scroll(toItemAt: stage.path(9), animated: false)
    stage.rest()
    #expect(ahead.count == 2, "at once, there is nothing ahead")
  }
}
#endif
