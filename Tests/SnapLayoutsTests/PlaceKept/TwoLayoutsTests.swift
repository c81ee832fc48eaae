#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Two layouts that one view prepares, as in an interactive transition.
@MainActor
@Suite(.worlds) struct TwoLayoutsTests {
  @Test(
    arguments: LayoutUnderTest.allCases,
    [true, false])
  func `only the layout that the view uses moves the view`(kind: LayoutUnderTest, isFinished: Bool)
  {
    let stage = PromiseStage(.picker)
    stage.show(item: 9)
    let next = kind.make()
    next.scrollDirection = .horizontal
    next.itemSize = CGSize(width: 80, height: 90)
    next.preferredDecelerationRate = .fast
    var reports = 0
    next.onPageChange = { _ in reports += 1 }
    let offset = stage.screen.offset
    let transition = stage.view.startInteractiveTransition(to: next)
    for step in 0...20 {
      transition.transitionProgress = CGFloat(step) / 20
      stage.simulation.run(for: 1 / 60)
      #expect(stage.screen.offset == offset)
      #expect(stage.view.decelerationRate == .normal)
    }
    #expect(reports == 0)
    if isFinished {
      stage.view.finishInteractiveTransition()
      stage.rest()
      #expect(next.page(forItemAt: stage.path(9)) == next.currentPage)
      #expect(stage.view.contentOffset == next.contentOffset(forPage: next.currentPage))
      #expect(stage.view.decelerationRate == .fast)
      #expect(reports > 0)
    } else {
      stage.view.cancelInteractiveTransition()
      stage.rest()
      stage.expectRest(onPageOf: 9)
      stage.expectOnePageASwipe()
    }
    #expect(stage.simulation.faults == [])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `from one layout of a screen to that of the next`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    stage.show(item: 9)
    let other = CenteredPickerLayout(replacing: stage.layout)
    for _ in 0..<3 {
      for layout in [other, stage.layout] {
        stage.view.setCollectionViewLayout(layout, animated: true)
        stage.rest()
        #expect(layout.page(forItemAt: stage.path(9)) == layout.currentPage)
        #expect(stage.view.contentOffset == layout.contentOffset(forPage: layout.currentPage))
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a list keeps what it had in front, whatever was there before it`(
    kind: LayoutUnderTest, hadPages: Bool
  ) {
    let stage = PromiseStage(hadPages ? .picker : .leading)
    if hadPages { stage.show(item: 3) }
    let list = UICollectionViewFlowLayout()
    list.scrollDirection = .horizontal
    list.itemSize = CGSize(width: 80, height: 90)
    list.minimumLineSpacing = 10
    stage.view.collectionViewLayout = list
    stage.rest()
    stage.move(to: 890)
    stage.rest()
    let next = kind.make()
    next.scrollDirection = .horizontal
    next.itemSize = CGSize(width: 160, height: 90)
    let transition = stage.view.startInteractiveTransition(to: next)
    for step in 0...20 {
      transition.transitionProgress = CGFloat(step) / 20
      stage.simulation.run(for: 1 / 60)
    }
    stage.view.finishInteractiveTransition()
    stage.rest()
    // The item whose beginning, middle or end is nearest to that of the view, 890...1190.
    let front = [.leading: 10, .center: 11, .trailing: 12][next.pageAlignment] ?? 0
    #expect(next.page(forItemAt: stage.path(front)) == next.currentPage)
    #expect(stage.view.contentOffset == next.contentOffset(forPage: next.currentPage))
  }

  enum Moment: CaseIterable { case beforeChange, beforeTransition, duringTransition }

  @Test(arguments: LayoutUnderTest.allCases, Moment.allCases)
  func `a page that the app asks for wins`(kind: LayoutUnderTest, moment: Moment) {
    let stage = PromiseStage(.picker)
    stage.show(item: 9)
    let next = kind.make()
    next.scrollDirection = .horizontal
    next.itemSize = CGSize(width: 80, height: 90)
    var answers: [Bool] = []
    func ask() {
      next.scroll(toItemAt: stage.path(4), animated: moment == .duringTransition) {
        answers.append($0)
      }
    }
    if moment != .duringTransition { ask() }
    if moment == .beforeChange {
      stage.view.setCollectionViewLayout(next, animated: true)
    } else {
      let transition = stage.view.startInteractiveTransition(to: next)
      for step in 0...20 {
        if moment == .duringTransition, step == 10 { ask() }
        transition.transitionProgress = CGFloat(step) / 20
        stage.simulation.run(for: 1 / 60)
      }
      stage.view.finishInteractiveTransition()
    }
    stage.rest()
    #expect(next.page(forItemAt: stage.path(4)) == next.currentPage)
    #expect(answers == [true])
  }
}
#endif
