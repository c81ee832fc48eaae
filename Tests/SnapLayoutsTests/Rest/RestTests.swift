#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Whatever happens during a motion, the view comes to rest on a page.
@MainActor
@Suite(.worlds) struct RestTests {
  enum Interruption: CaseIterable, Sendable {
    case leaveWindow, background, somethingOver, reload, cancelledTouch, hidden
  }

  @Test(arguments: LayoutUnderTest.allCases, Interruption.allCases)
  func `the view rests on a page, whatever interrupts a motion`(
    layout: LayoutUnderTest, interruption: Interruption
  ) {
    let pages = Strip().pages(of: layout)
    for isHorizontal in [true, false] {
      for moment in 0..<3 {
        let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
        screen.layout.scroll(toPage: pages.page(of: 8), animated: false)
        screen.simulation.runUntilRest()
        switch moment {
        case 0: screen.layout.scroll(toPage: pages.page(of: 12), animated: true)
        case 1: screen.drag(by: -70, over: 0.1)
        default:
          screen.simulation.finger.touchDown(at: screen.middle)
          screen.simulation.finger.move(to: screen.point(-38), over: 0.1)
        }
        if moment < 2 { screen.simulation.run(for: 0.13) }
        #expect(!screen.isOnPage)
        interrupt(screen, interruption)
        screen.simulation.finger.release()
        screen.simulation.runUntilRest()
        #expect(screen.isOnPage, "\(interruption) \(moment)")
        #expect(screen.simulation.faults == [])
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a view that the app has held between pages goes on to one when it is freed`(
    kind: LayoutUnderTest
  ) {
    let stage = PromiseStage(kind, counts: [40])
    stage.show(item: 12)
    stage.layout.restsOnPages = false
    stage.move(to: stage.screen.offset + 33)
    stage.rest()
    #expect(!stage.screen.isOnPage)
    stage.layout.restsOnPages = true
    stage.rest()
    stage.expectRest()
    // The same value once more doesn't begin a motion.
    stage.layout.restsOnPages = true
    #expect(stage.layout.explanation.contains("It rests there."))
  }

  private func interrupt(_ screen: SnapScreen<SnapFlowLayout>, _ interruption: Interruption) {
    let simulation = screen.simulation
    switch interruption {
    case .leaveWindow:
      screen.view.removeFromSuperview()
      simulation.run(for: 0.5)
      simulation.window.addSubview(screen.view)
    case .background:
      simulation.enterBackground()
      simulation.run(for: 5)
      simulation.becomeActive()
    case .somethingOver:
      simulation.resignActive()
      simulation.run(for: 0.1)
      simulation.becomeActive()
    case .reload: screen.view.reloadData()
    case .cancelledTouch:
      simulation.finger.touchDown(at: screen.middle)
      simulation.finger.move(to: screen.point(-20), over: 0.05)
      simulation.finger.cancel()
    case .hidden:
      screen.view.isHidden = true
      simulation.run(for: 0.05)
      screen.view.isHidden = false
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, [0.03, 0.4, 3])
  func `a view without a size in a motion rests on the page that it was going to`(
    kind: LayoutUnderTest, seconds: Double
  ) {
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

  @Test(arguments: LayoutUnderTest.allCases, Surrounding.allCases)
  func `a change after the app's own scroll keeps its page; one during it ends on a page`(
    kind: LayoutUnderTest, change: Surrounding
  ) {
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
        stage.screen.insert([0, 1])
        item += 2
      }
      stage.rest()
      // UIKit doesn't say where its animation ends.
      if isOver { stage.expectRest(onPageOf: item) }
      stage.expectRest()
      stage.expectOnePageASwipe()
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `the layout's own scroll arrives and reports even if insets change in each frame`(
    kind: LayoutUnderTest, way: Way
  ) {
    let stage = PromiseStage(kind, way)
    stage.show(item: 0)
    stage.layout.scroll(toItemAt: stage.path(12), animated: true)
    for step in 0..<30 {
      let inset = CGFloat(step % 15) * 2
      stage.view.contentInset = .along(isHorizontal: way != .vertical, leading: inset)
      stage.simulation.run(for: 1.0 / 60)
    }
    stage.rest()
    stage.expectRest(onPageOf: 12)
    #expect(stage.rests == [stage.layout.currentPage])
    stage.expectOnePageASwipe()
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `small steps end one or two pages further; a jump ends on the nearest page`(
    kind: LayoutUnderTest, way: Way
  ) {
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

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a drag ends on a page if the layout is replaced while the finger rests`(
    kind: LayoutUnderTest, isFinger: Bool
  ) {
    for next in [LayoutUnderTest.shelf, .picker, .loop, .leading] {
      let stage = PromiseStage(kind)
      stage.show(item: 9)
      if isFinger {
        stage.touch(by: 40)
      } else {
        stage.layout.scroll(toPage: 4, animated: true)
        stage.simulation.run(for: 0.1)
      }
      let layout = next.make()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 80, height: 90)
      stage.view.setCollectionViewLayout(layout, animated: false)
      stage.simulation.run(for: 0.2)
      stage.simulation.finger.release()
      stage.rest()
      let page = layout.contentOffset(forPage: layout.currentPage)
      #expect(stage.view.contentOffset == page, "\(next)")
    }
  }

  @Test(arguments: Way.allCases)
  func `a loop never rests between pages`(way: Way) {
    for kind in LayoutUnderTest.allCases where !kind.hasEnds {
      let stage = PromiseStage(kind, way)
      stage.show(item: 7)
      // An item that doesn't exist yet.
      stage.layout.scroll(toItemAt: stage.path(40), animated: true)
      stage.rest()
      stage.expectRest()
      // In a loop the start of the content means page 0.
      stage.view.contentOffset = .zero
      stage.rest()
      #expect(stage.layout.currentPage == 0)
      stage.expectRest()
      // Another collection view.
      let view = UICollectionView(
        frame: stage.view.frame, collectionViewLayout: UICollectionViewFlowLayout())
      view.semanticContentAttribute = stage.view.semanticContentAttribute
      view.show(stage.screen.source)
      stage.simulation.window.addSubview(view)
      stage.view.collectionViewLayout = UICollectionViewFlowLayout()
      view.collectionViewLayout = stage.layout
      stage.rest()
      #expect(view.contentOffset == stage.layout.contentOffset(forPage: stage.layout.currentPage))
      #expect(stage.simulation.faults == [])
    }
  }
}
#endif
