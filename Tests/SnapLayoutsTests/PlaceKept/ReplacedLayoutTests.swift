#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// What is in front when one layout replaces another.
@MainActor
@Suite(.worlds) struct ReplacedLayoutTests {
  private func replace(
    _ stage: PromiseStage, by kind: LayoutUnderTest, animated: Bool
  ) -> SnapFlowLayout {
    let layout = kind.make()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 90)
    stage.view.setCollectionViewLayout(layout, animated: animated)
    stage.rest()
    return layout
  }

  @Test(arguments: [LayoutUnderTest.shelf, .shelfOfTwo, .picker], [true, false])
  func `the item that was asked for stays in front, also in another layout`(
    old: LayoutUnderTest, animated: Bool
  ) {
    for item in [5, 10] {
      let stage = PromiseStage(old)
      stage.show(item: item)
      #expect(stage.layout.bookmark == PageBookmark(indexPath: stage.path(item)))
      for kind in [LayoutUnderTest.picker, .shelf, .leading, .banner, .picker] {
        let layout = replace(stage, by: kind, animated: animated)
        #expect(layout.page(forItemAt: stage.path(item)) == layout.currentPage, "\(kind)")
        #expect(layout.bookmark == PageBookmark(indexPath: stage.path(item)), "\(kind)")
      }
    }
  }

  @Test(arguments: [LayoutUnderTest.shelf, .shelfOfTwo, .picker], [true, false])
  func `it stays in front of a layout that is replaced before its next pass, too`(
    old: LayoutUnderTest, animated: Bool
  ) {
    let stage = PromiseStage(old)
    stage.show(item: 10)
    stage.layout.invalidateLayout()
    #expect(stage.layout.bookmark == PageBookmark(indexPath: stage.path(10)))
    let layout = replace(stage, by: .picker, animated: animated)
    #expect(layout.currentPage == 10)
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a list at the beginning of its content stays there`(kind: LayoutUnderTest, animated: Bool) {
    let stage = PromiseStage(.leading)
    let plain = UICollectionViewFlowLayout()
    plain.scrollDirection = .horizontal
    plain.itemSize = CGSize(width: 80, height: 90)
    stage.view.collectionViewLayout = plain
    stage.rest()
    let layout = replace(stage, by: kind, animated: animated)
    #expect(layout.currentPage == 0)
    #expect(stage.view.contentOffset == layout.contentOffset(forPage: 0))
  }

  /// Items of 80, ten apart, in a view of 300.
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a list that was scrolled decides what is in front, not the layout before it`(
    kind: LayoutUnderTest, animated: Bool
  ) {
    let stage = PromiseStage(.picker)
    stage.show(item: 3)
    let list = UICollectionViewFlowLayout()
    list.scrollDirection = .horizontal
    list.itemSize = CGSize(width: 80, height: 90)
    list.minimumLineSpacing = 10
    stage.view.setCollectionViewLayout(list, animated: animated)
    stage.rest()
    stage.move(to: 890)
    stage.rest()
    let layout = replace(stage, by: kind, animated: animated)
    // The item whose beginning, middle or end is nearest to that of the view, 890...1190.
    let front = [.leading: 10, .center: 11, .trailing: 12][layout.pageAlignment] ?? 0
    #expect(layout.page(forItemAt: stage.path(front)) == layout.currentPage)
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a layout that returns doesn't go on to where it was going`(
    kind: LayoutUnderTest, animated: Bool
  ) {
    let stage = PromiseStage(kind)
    stage.show(item: 3)
    stage.layout.scroll(toItemAt: stage.path(20), duration: 1)
    stage.simulation.run(for: 0.3)
    let list = UICollectionViewFlowLayout()
    list.scrollDirection = .horizontal
    list.itemSize = CGSize(width: 80, height: 90)
    list.minimumLineSpacing = 10
    stage.view.setCollectionViewLayout(list, animated: animated)
    stage.rest()
    stage.move(to: 890)
    stage.rest()
    stage.view.setCollectionViewLayout(stage.layout, animated: animated)
    stage.rest()
    let front = [.leading: 10, .center: 11, .trailing: 12][stage.layout.pageAlignment] ?? 0
    #expect(stage.layout.page(forItemAt: stage.path(front)) == stage.layout.currentPage)
  }

  @Test(arguments: [true, false])
  func `a layout that has lost its items leaves none in front`(animated: Bool) {
    let stage = PromiseStage(.leading)
    func reload(_ count: Int) {
      stage.screen.source.counts = [count]
      stage.view.reloadData()
      stage.rest()
    }
    stage.show(item: 5)
    _ = replace(stage, by: .picker, animated: animated)
    stage.view.setCollectionViewLayout(stage.layout, animated: animated)
    stage.rest()
    reload(0)
    let layout = replace(stage, by: .picker, animated: animated)
    reload(30)
    #expect(layout.currentPage == 0)
  }

  /// UIKit keeps the item in the middle, so the grid has another one in front than the layout before it.
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a layout and a grid by turns: who moves nothing comes back to the same item`(
    kind: LayoutUnderTest, animated: Bool
  ) {
    for (way, scale) in zip(Way.allCases, [1, 2, 3] as [CGFloat]) {
      for (isNew, rests) in [(false, true), (true, true), (false, false)] {
        let stage = PromiseStage(kind, way, scale: anyScale(scale))
        stage.show(item: 20)
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
    let stage = PromiseStage(.leading)
    stage.show(item: 20)
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 40, height: 40)
    stage.view.setCollectionViewLayout(grid, animated: animated)
    stage.rest()
    stage.screen.source.counts = [40]
    stage.view.reloadData()
    stage.rest()
    let corner = stage.view.indexPathForItem(at: stage.view.contentOffset)
    let layout = replace(stage, by: .leading, animated: animated)
    #expect(layout.currentIndexPath == corner && corner != stage.path(20))
  }

  /// Items of 80, ten apart, in a view of 320: the middle of item 11, 1030, is the nearest one to that of the view, 1060.
  @Test(arguments: [true, false], [(900, 11), (2, 1)] as [(CGFloat, Int)])
  func `a picker keeps the item in the middle of a list`(
    isHorizontal: Bool, row: (offset: CGFloat, item: Int)
  ) {
    let screen = SnapScreen(strip: SnapFlowLayout(), isHorizontal: isHorizontal)
    let list = UICollectionViewFlowLayout()
    list.scrollDirection = isHorizontal ? .horizontal : .vertical
    list.itemSize = .strip(80, isHorizontal: isHorizontal)
    screen.view.collectionViewLayout = list
    screen.simulation.runUntilRest()
    screen.view.contentOffset =
      isHorizontal ? CGPoint(x: row.offset, y: 0) : CGPoint(x: 0, y: row.offset)
    screen.simulation.run(for: 0.1)
    let picker = CenteredPickerLayout(replacing: list)
    screen.view.collectionViewLayout = picker
    screen.simulation.runUntilRest()
    #expect(picker.currentPage == row.item)
  }
}
#endif
