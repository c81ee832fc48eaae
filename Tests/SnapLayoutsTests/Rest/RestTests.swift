#if canImport(UIKitSimulation)
import EffortSupport
import QuestionSupport
import Testing
import UIKit

/// Whatever happens during a motion, the view comes to rest on a page.
@MainActor
@Suite(.worlds) struct RestTests {
  enum Interruption: CaseIterable, Sendable {
    case leaveWindow, background, somethingOver, reload, cancelledTouch, hidden, setting

    @MainActor
    func happen(to stage: PromiseStage) {
      let (view, simulation) = (stage.view, stage.simulation)
      switch self {
      case .leaveWindow:
        view.removeFromSuperview()
        simulation.run(for: 0.5)
        simulation.window.addSubview(view)
      case .background:
        simulation.enterBackground()
        simulation.run(for: 5)
        simulation.becomeActive()
      case .somethingOver:
        simulation.resignActive()
        simulation.run(for: 0.1)
        simulation.becomeActive()
      case .reload: view.reloadData()
      case .cancelledTouch:
        stage.touch(by: 20, over: 0.05)
        simulation.finger.cancel()
      case .hidden:
        view.isHidden = true
        simulation.run(for: 0.05)
        view.isHidden = false
      // It changes no page.
      case .setting: stage.layout.leadingMargin = 0
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Interruption.allCases)
  func `the view rests on a page, whatever interrupts a motion`(
    kind: LayoutUnderTest, interruption: Interruption
  ) {
    for (way, moment) in Effort.part(
      of: product([Way.horizontal, .vertical], [0, 1, 2]), in: 2, for: "\(kind) \(interruption)")
    {
      let stage = PromiseStage(kind, way, showing: 8)
      switch moment {
      case 0: stage.layout.scroll(toItemAt: stage.path(14), animated: true)
      case 1: stage.flick(by: 70, over: 0.1)
      default: stage.touch(by: 38)
      }
      if moment < 2 { stage.simulation.run(for: 0.13) }
      #expect(!stage.screen.isOnPage)
      interruption.happen(to: stage)
      stage.simulation.finger.release()
      stage.comeToRest()
      if interruption == .setting { #expect(stage.rests == [stage.layout.currentPage]) }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a view that the app held between pages goes on to one when freed`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [40], showing: 12)
    stage.layout.restsOnPages = false
    stage.move(to: stage.screen.offset + 33)
    stage.rest()
    #expect(!stage.screen.isOnPage)
    stage.layout.restsOnPages = true
    stage.comeToRest()
    // The same value once more doesn't begin a motion.
    stage.layout.restsOnPages = true
    #expect(stage.layout.explanation.contains("It rests there."))
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a view that was freed before it was shown rests in its first frame`(kind: LayoutUnderTest) {
    let layout = kind.make()
    layout.restsOnPages = false
    layout.restsOnPages = true
    var settled: [Int] = []
    layout.onSettle = { settled.append($0) }
    let screen = SnapScreen(strip: layout, counts: [9])
    screen.simulation.run(for: 0.05)
    #expect(settled == [0])
  }

  @Test(arguments: LayoutUnderTest.allCases, [0.03, 0.4, 3])
  func `a view that lost its size rests on its goal`(kind: LayoutUnderTest, seconds: Double) {
    for way in Effort.part(of: Way.allCases, in: 2, for: "\(kind) \(seconds)") {
      for isSwipe in [true, false] {
        var ends: [Bool] = []
        func begin() -> PromiseStage {
          let stage = PromiseStage(kind, way)
          if isSwipe {
            stage.flick()
          } else {
            stage.layout.scroll(toPage: 3, animated: true) { ends.append($0) }
          }
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
        #expect(ends == (isSwipe ? [] : [true, true]))
        stage.expectRest()
        stage.expectOnePageASwipe()
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `the layout's own scroll arrives and reports even if insets change in each frame`(
    kind: LayoutUnderTest, way: Way
  ) {
    let stage = PromiseStage(kind, way, showing: 0)
    stage.layout.scroll(toItemAt: stage.path(12), animated: true)
    for step in 0..<30 {
      let inset = CGFloat(step % 15) * 2
      stage.view.contentInset = .along(isHorizontal: way != .vertical, leading: inset)
      stage.simulation.run(for: 1.0 / 60)
    }
    stage.comeToRest(onPageOf: 12)
    #expect(stage.rests == [stage.layout.currentPage])
    stage.expectOnePageASwipe()
  }

  /// Content at an edge follows its inset, which is no step of the scroll.
  @Test(arguments: LayoutUnderTest.withEnds)
  func `an inset that grows as a scroll begins shows nothing before page 0`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    stage.layout.scroll(toItemAt: stage.path(20), animated: true)
    stage.view.contentInset.left = 40
    var least = CGFloat.infinity
    stage.simulation.onFrame = { [unowned stage] in least = min(least, stage.screen.offset) }
    stage.comeToRest(onPageOf: 20)
    #expect(least >= stage.screen.offset(ofPage: 0))
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `items that come back under a finger are where they rest`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, showing: 29)
    stage.touch(by: -20)
    for counts in [[0], [30]] {
      stage.screen.reload(counts)
      stage.simulation.layOut()
    }
    #expect(stage.screen.offset == stage.offset(ofPageOf: 29))
  }

  /// What moves the view of a layout, or of a plain one, when another layout comes in.
  enum Replacing: CaseIterable, Sendable {
    case underFinger, inScroll, inPlainMomentum, inPlainMomentumAnimated
  }

  @Test(arguments: LayoutUnderTest.allCases, Replacing.allCases)
  func `a layout that comes in rests, whatever moves`(kind: LayoutUnderTest, replacing: Replacing) {
    for next in Effort.part(
      of: [LayoutUnderTest.shelf, .picker, .loop, .leading], in: 2, for: "\(kind) \(replacing)")
    {
      let stage = PromiseStage(kind, showing: 9)
      switch replacing {
      case .underFinger: stage.touch(by: 40)
      case .inScroll:
        stage.layout.scroll(toPage: 4, animated: true)
        stage.simulation.run(for: 0.1)
      case .inPlainMomentum, .inPlainMomentumAnimated:
        stage.view.collectionViewLayout = stage.strip(UICollectionViewFlowLayout())
        stage.flick(by: 100)
        stage.simulation.run(for: 0.05)
      }
      let layout = stage.strip(next.make())
      var pages = 0
      layout.onPageChange = { _ in pages += 1 }
      stage.view.setCollectionViewLayout(layout, animated: replacing == .inPlainMomentumAnimated)
      stage.simulation.run(for: 0.2)
      stage.simulation.finger.release()
      stage.rest()
      let page = layout.contentOffset(forPage: layout.currentPage)
      #expect(stage.view.contentOffset == page && pages < 30, "\(next)")
      #expect(stage.simulation.faults == [])
    }
  }

  /// UIKit follows a finger or a pointer on a scroll bar with a long press on the view, and moves the view by jumps.
  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a view that is held by its scroll bar moves only with it`(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way, showing: 9)
    let press = UILongPressGestureRecognizer()
    stage.view.addGestureRecognizer(press)
    press.state = .began
    let start = stage.screen.offset
    for step in 1...11 {
      press.state = .changed
      stage.screen.move(to: start + CGFloat(step) * 3)
      stage.simulation.run(for: 1.0 / 60)
    }
    stage.forgetReports()
    stage.simulation.run(for: 2)
    #expect(stage.screen.offset == start + 33 && stage.rests == [])
    press.state = .ended
    stage.comeToRest()
    stage.expectOnePageASwipe()
  }

  @Test func `a press on a cell doesn't hold the view`() throws {
    let stage = PromiseStage(.picker, showing: 9)
    let press = UILongPressGestureRecognizer()
    try #require(stage.view.visibleCells.first).addGestureRecognizer(press)
    press.state = .changed
    stage.screen.move(to: stage.screen.offset + 33)
    stage.comeToRest()
  }

  /// As after a push: UIKit may not invalidate its layout.
  @Test(
    .answers(\.collection.laterWindowEntries, .keepLayout), arguments: LayoutUnderTest.allCases,
    [true, false])
  func `a view back in a window rests on its page, told`(kind: LayoutUnderTest, isLaidOut: Bool) {
    var ends: [Bool] = []
    func request(_ stage: PromiseStage) {
      stage.layout.scroll(toItemAt: stage.path(14), animated: true) { ends.append($0) }
    }
    let changes: [(item: Int?, isAway: Bool, make: (PromiseStage) -> Void)] = [
      (nil, false, { $0.flick(by: 70, over: 0.1) }), (14, false, request), (14, true, request),
      (nil, false, { $0.view.scrollToItem(at: $0.path(14), at: [], animated: true) }),
      (nil, true, { $0.view.contentOffset.x += 33 }), (8, true, { $0.view.contentInset.left = 20 }),
      (8, true, { $0.screen.resize(toLength: 350) }), (9, true, { $0.screen.insert([0]) }),
    ]
    for (item, isAway, make) in changes {
      let stage = PromiseStage(kind, showing: 8)
      if !isAway { make(stage) }
      stage.simulation.run(for: 0.13)
      stage.view.removeFromSuperview()
      stage.simulation.run(for: 0.2)
      if isAway { make(stage) }
      if isLaidOut { stage.view.layoutIfNeeded() }
      stage.simulation.run(for: 0.2)
      stage.simulation.window.addSubview(stage.view)
      // What was on its way has gone on unseen.
      if !isAway {
        stage.simulation.run(for: 1 / 60)
        #expect(stage.screen.isOnPage)
      }
      stage.comeToRest(onPageOf: item)
      let last = (stage.pages + stage.rests).last
      #expect(last == stage.layout.currentPage || item == 8)
    }
    #expect(ends == [true, true])
  }
}
#endif
