#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Two layouts that one view prepares, as in an interactive transition.
@MainActor
@Suite(.worlds) struct TwoLayoutsTests {
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `only the layout that the view uses moves it`(kind: LayoutUnderTest, isFinished: Bool) {
    let stage = PromiseStage(.picker, showing: 9)
    let next = stage.strip(kind.make())
    next.preferredDecelerationRate = .fast
    var reports = 0
    next.onPageChange = { _ in reports += 1 }
    let offset = stage.screen.offset
    let transition = stage.view.startInteractiveTransition(to: next)
    for step in 0...20 {
      transition.transitionProgress = CGFloat(step) / 20
      stage.simulation.run(for: 1 / 60)
      #expect(stage.screen.offset == offset && stage.view.decelerationRate == .normal)
    }
    #expect(reports == 0)
    // Its pages are known before the view uses it.
    let count = next.numberOfPages
    #expect(count > 1 && next.currentPage == 0)
    if isFinished {
      stage.view.finishInteractiveTransition()
      stage.rest()
      #expect(next.numberOfPages == count)
      #expect(next.page(forItemAt: stage.path(9)) == next.currentPage)
      #expect(stage.view.contentOffset == next.contentOffset(forPage: next.currentPage))
      #expect(stage.view.decelerationRate == .fast)
      #expect(reports > 0)
    } else {
      stage.view.cancelInteractiveTransition()
      stage.comeToRest(onPageOf: 9)
      stage.expectOnePageASwipe()
    }
    #expect(stage.simulation.faults == [])
  }

  @Test(arguments: TransitionCase.forEffort)
  func `what is in front as a transition ends stays, whatever happened`(example: TransitionCase) {
    let stage = example.makeStage()
    stage.show(item: 7)
    let next = next(example.new, for: stage)
    transition(stage, to: next) { example.perform(on: stage) }
    let front = stage.layout.bookmark.indexPath
    // UIKit may bring the offset of a loop into the range of the list that follows, in every pass.
    let isFree = !example.old.hasEnds && example.new.hasEnds
    #expect(front.item == 7 || example.event.movesView || isFree)
    end(stage, isFinished: example.isFinished)
    let used = example.isFinished ? next : stage.layout
    #expect(used.page(forItemAt: front) == used.currentPage || isFree)
    #expect(stage.view.contentOffset == used.contentOffset(forPage: used.currentPage))
    if !example.isFinished { stage.expectOnePageASwipe() }
  }

  @Test(arguments: LayoutUnderTest.withEnds, Way.allCases)
  func `a cancelled transition to a list changes nothing`(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way, showing: 9)
    let offset = stage.screen.offset
    let list = UICollectionViewFlowLayout()
    list.scrollDirection = stage.layout.scrollDirection
    list.itemSize = stage.layout.itemSize
    transition(stage, to: list)
    end(stage, isFinished: false)
    #expect(stage.screen.offset == offset)
    stage.expectRest(onPageOf: 9)
    stage.expectOnePageASwipe()
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `nothing remains of a cancelled transition`(kind: LayoutUnderTest, isInteractive: Bool) {
    let stage = PromiseStage(.picker, showing: 9)
    let next = next(kind, for: stage)
    for item in [6, 4] {
      transition(stage, to: next)
      end(stage, isFinished: false)
      stage.show(item: item)
    }
    if isInteractive {
      transition(stage, to: next)
      end(stage, isFinished: true)
    } else {
      stage.view.setCollectionViewLayout(next, animated: true)
      stage.rest()
    }
    #expect(next.page(forItemAt: stage.path(4)) == next.currentPage)
    #expect(stage.view.contentOffset == next.contentOffset(forPage: next.currentPage))
  }

  /// As a tap on a thumbnail shows it in a larger size: the layout leaves it to UIKit to move the view and its items together.
  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `the item in front stays in sight while another layout comes in with an animation`(
    kind: LayoutUnderTest, way: Way
  ) throws {
    let cases = [(LayoutUnderTest.leading, false), (.center, false), (.leading, true)]
    for (old, turns) in cases {
      let stage = PromiseStage(old, way, showing: 9)
      let cell = try #require(stage.view.cellForItem(at: stage.path(9)))
      let next = next(kind, for: stage)
      if turns {
        next.scrollDirection = next.scrollDirection == .vertical ? .horizontal : .vertical
      }
      stage.view.setCollectionViewLayout(next, animated: true)
      stage.simulation.onFrame = { [unowned stage] in
        let isSeen = stage.simulation.presentedElements(of: stage.view).contains {
          $0.view === cell && $0.alpha > 0
            && $0.frame.intersects(CGRect(origin: .zero, size: stage.view.bounds.size))
        }
        #expect(isSeen)
      }
      stage.simulation.run(for: 0.4)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a request ends once, and arrives only in the last layout`(kind: LayoutUnderTest, way: Way) {
    for number in Effort.part(of: Array(0..<8), in: 3, for: "\(kind) \(way)") {
      let (asksNext, isFinished, animated) = (number & 4 != 0, number & 2 != 0, number & 1 != 0)
      let stage = PromiseStage(.picker, way, showing: 9)
      let next = next(kind, for: stage)
      transition(stage, to: next)
      let asked = asksNext ? next : stage.layout
      var answers: [Bool] = []
      asked.scroll(toItemAt: stage.path(4), animated: animated) { answers.append($0) }
      end(stage, isFinished: isFinished)
      #expect(answers == [asksNext == isFinished])
      guard asksNext == isFinished else { continue }
      #expect(asked.page(forItemAt: stage.path(4)) == asked.currentPage)
    }
  }

  /// A layout with longer items than those of the stage.
  private func next(_ kind: LayoutUnderTest, for stage: PromiseStage) -> SnapFlowLayout {
    let next = kind.make()
    next.scrollDirection = stage.layout.scrollDirection
    next.sectionInset = stage.layout.sectionInset
    next.itemSize = .strip(120, isHorizontal: stage.way != .vertical)
    return next
  }

  /// Begins an interactive transition, and moves it forwards to its end, at which the view rests.
  private func transition(
    _ stage: PromiseStage, to next: UICollectionViewLayout, halfway: () -> Void = {}
  ) {
    let transition = stage.view.startInteractiveTransition(to: next)
    for step in 0...20 {
      if step == 10 { halfway() }
      if step == 15 { stage.rest() }
      transition.transitionProgress = CGFloat(step) / 20
      stage.simulation.run(for: 1 / 60)
    }
  }

  private func end(_ stage: PromiseStage, isFinished: Bool) {
    if isFinished {
      stage.view.finishInteractiveTransition()
    } else {
      stage.view.cancelInteractiveTransition()
    }
    stage.rest()
  }
}

/// A transition between two layouts in some circumstances, and what happens in the middle of it.
struct TransitionCase: Sendable {
  enum Event: CaseIterable, Sendable {
    case none, reload, insertion, newSize, newInsets, newWindow, scroll, swipe, request

    var movesView: Bool { self == .scroll || self == .swipe || self == .request }
  }

  enum Contents: CaseIterable, Sendable { case plain, contentInset, sectionInset, sections }

  private static let kinds: [LayoutUnderTest] = [.leading, .picker, .shelf, .loop, .banner]

  var old = LayoutUnderTest.picker
  var new = LayoutUnderTest.picker
  var way = Way.horizontal
  var contents = Contents.plain
  var event = Event.none
  var isFinished = true

  /// With full effort, every n-th combination; the step shares no factor with the numbers of values.
  static var forEffort: [TransitionCase] {
    var cases = Combinations(of: TransitionCase())
    cases.vary(\.old, kinds)
    cases.vary(\.new, kinds)
    cases.vary(\.way, Way.allCases)
    cases.vary(\.contents, Contents.allCases)
    cases.vary(\.event, Event.allCases)
    cases.vary(\.isFinished, [true, false])
    return cases.forEffort(every: 11)
  }

  @MainActor
  func makeStage() -> PromiseStage {
    let insets = UIEdgeInsets.along(isHorizontal: way != .vertical, leading: 20, trailing: 32)
    return PromiseStage(old, way, counts: contents == .sections ? [10, 10, 10] : [30]) {
      if contents == .sectionInset { $0.sectionInset = insets }
      if contents == .contentInset { $1.contentInset = insets }
    }
  }

  @MainActor
  func perform(on stage: PromiseStage) {
    let (screen, view) = (stage.screen, stage.view)
    switch event {
    case .none: break
    case .reload: view.reloadData()
    case .insertion:
      let section = screen.source.counts.count - 1
      screen.source.counts[section] += 1
      view.insertItems(at: [[section, screen.source.counts[section] - 1]])
    case .newSize: screen.resize(toLength: 400)
    case .newInsets:
      view.contentInset = .along(isHorizontal: way != .vertical, leading: 8, trailing: 12)
    case .newWindow:
      view.removeFromSuperview()
      stage.rest()
      stage.simulation.window.addSubview(view)
    case .scroll: stage.move(to: screen.offset + 180)
    case .swipe: stage.flick()
    case .request: stage.layout.scroll(toItemAt: stage.path(4), animated: true)
    }
  }
}
#endif
