#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// What is in front when one layout replaces another.
@MainActor
@Suite(.worlds) struct ReplacedLayoutTests {
  enum How: CaseIterable { case atOnce, animated, interactive }

  private func replace(
    _ stage: PromiseStage, by kind: LayoutUnderTest, _ how: How
  ) -> SnapFlowLayout {
    let layout = stage.strip(kind.make())
    change(stage, to: layout, how)
    return layout
  }

  private func change(_ stage: PromiseStage, to layout: UICollectionViewLayout, _ how: How) {
    if how == .interactive {
      let transition = stage.view.startInteractiveTransition(to: layout)
      for progress in [0.3, 0.7, 1] {
        transition.transitionProgress = progress
        stage.simulation.run(for: 1 / 60)
      }
      stage.view.finishInteractiveTransition()
    } else {
      stage.view.setCollectionViewLayout(layout, animated: how == .animated)
    }
    stage.rest()
  }

  private func list(itemLength: CGFloat = 80) -> UICollectionViewFlowLayout {
    let list = UICollectionViewFlowLayout()
    list.scrollDirection = .horizontal
    list.itemSize = CGSize(width: itemLength, height: 90)
    list.minimumLineSpacing = 10
    return list
  }

  /// The item whose beginning, middle or end is nearest to that of the view at an offset of 890.
  private func front(_ layout: SnapFlowLayout) -> IndexPath {
    [0, [.leading: 10, .center: 11, .trailing: 12][layout.pageAlignment] ?? 0]
  }

  /// Also before the next pass of the old layout.
  @Test(arguments: [LayoutUnderTest.shelf, .shelfOfTwo, .picker], How.allCases)
  func `the item asked for stays in front, also in another layout`(old: LayoutUnderTest, how: How) {
    for (item, invalidates) in product([5, 10], [false, true]) {
      let stage = PromiseStage(old, showing: item)
      if invalidates { stage.layout.invalidateLayout() }
      #expect(stage.layout.bookmark == PageBookmark(indexPath: stage.path(item)))
      for kind in [LayoutUnderTest.picker, .shelf, .leading, .banner, .picker] {
        let layout = replace(stage, by: kind, how)
        #expect(layout.page(forItemAt: stage.path(item)) == layout.currentPage, "\(kind)")
        #expect(layout.bookmark == PageBookmark(indexPath: stage.path(item)), "\(kind)")
      }
    }
  }

  /// The contents of the transition are shorter than a loop, and UIKit may bring the view to their end.
  @Test(
    arguments: [ShrunkenContent.clampedAtOnce, .clampedInNextPass], [LayoutUnderTest.banner, .loop])
  func `interactive transitions keep a loop's item`(answer: ShrunkenContent, old: LayoutUnderTest) {
    let world = OpenQuestions().answering(\.collection.shrunkenContent, answer)
    OpenQuestions.$current.withValue(world) {
      for (item, kind) in product([5, 10], [LayoutUnderTest.picker, .leadingPadded]) {
        let stage = PromiseStage(old, showing: item)
        #expect(replace(stage, by: kind, .interactive).currentPage == item, "\(kind)")
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, How.allCases)
  func `a list at the beginning of its content stays there`(kind: LayoutUnderTest, how: How) {
    let stage = PromiseStage(.leading)
    change(stage, to: list(), .atOnce)
    let layout = replace(stage, by: kind, how)
    #expect(layout.currentPage == 0 && stage.view.contentOffset == layout.contentOffset(forPage: 0))
  }

  @Test(arguments: LayoutUnderTest.allCases, How.allCases)
  func `a list that was scrolled decides what is in front`(kind: LayoutUnderTest, how: How) {
    let stage = PromiseStage(.picker, showing: 3)
    change(stage, to: list(), how)
    stage.move(to: 890)
    stage.rest()
    let layout = replace(stage, by: kind, how)
    #expect(layout.page(forItemAt: front(layout)) == layout.currentPage)
  }

  @Test(arguments: LayoutUnderTest.allCases, How.allCases)
  func `a layout that returns doesn't go on where it was going`(kind: LayoutUnderTest, how: How) {
    let stage = PromiseStage(kind, showing: 3)
    stage.layout.scroll(toItemAt: stage.path(20), duration: 1)
    stage.simulation.run(for: 0.3)
    change(stage, to: list(), how)
    stage.move(to: 890)
    stage.rest()
    change(stage, to: stage.layout, how)
    #expect(stage.layout.page(forItemAt: front(stage.layout)) == stage.layout.currentPage)
  }

  /// UIKit keeps the item in the middle, so the grid has another one in front than the layout before it.
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a layout and a grid by turns come back to the item`(kind: LayoutUnderTest, animated: Bool) {
    let displays = Array(zip(Way.allCases, [1, 2, 3] as [CGFloat]))
    for (way, scale) in Effort.part(of: displays, in: 3, for: "\(kind) \(animated)") {
      for (isNew, rests) in [(false, true), (true, true), (false, false)] {
        let stage = PromiseStage(kind, way, scale: anyScale(scale), showing: 20)
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 40, height: 40)
        var layout = stage.layout
        let front = layout.bookmark
        for turn in 1...6 {
          stage.view.setCollectionViewLayout(grid, animated: animated)
          if rests { stage.rest() }
          if isNew {
            layout = kind.make()
            (layout.scrollDirection, layout.itemSize) = (
              stage.layout.scrollDirection, stage.layout.itemSize
            )
          }
          stage.view.setCollectionViewLayout(layout, animated: animated)
          stage.rest()
          #expect(layout.bookmark == front, "\(way), new: \(isNew), rests: \(rests), turn \(turn)")
          #expect(
            layout.page(forItemAt: front.indexPath).flatMap(layout.contentOffset)
              == stage.view.contentOffset)
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a grid whose items have changed decides what is in front`(animated: Bool) {
    let stage = PromiseStage(.leading, showing: 20)
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 40, height: 40)
    stage.view.setCollectionViewLayout(grid, animated: animated)
    stage.rest()
    stage.screen.reload([40])
    stage.rest()
    let corner = stage.view.indexPathForItem(at: stage.view.contentOffset)
    let layout = replace(stage, by: .leading, animated ? .animated : .atOnce)
    #expect(layout.currentIndexPath == corner && corner != stage.path(20))
  }
}
#endif
