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
}
#endif
