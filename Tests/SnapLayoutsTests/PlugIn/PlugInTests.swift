#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A layout can replace the layout of a collection view in use, and be replaced; nothing else
/// changes.
@MainActor
@Suite(.worlds) struct PlugInTests {
  @Test func `a layout can replace a compositional layout`() {
    let stage = PromiseStage(.leading)
    let view = stage.view
    view.collectionViewLayout = StripLayout()
    stage.simulation.layOut()
    view.contentOffset.x = 1000  // items of 100: item 11 is in the middle
    stage.simulation.layOut()
    let layout = stage.strip(CenteredPickerLayout())
    view.collectionViewLayout = layout
    stage.rest()
    #expect(layout.currentPage == 11)
    #expect(view.contentOffset == layout.contentOffset(forPage: 11))
    #expect(stage.simulation.faults == [])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `replacing a layout restores all settings of the view`(_ candidate: LayoutUnderTest) {
    let stage = PromiseStage(.leading)
    let (view, items) = (stage.view, stage.screen.source)
    view.collectionViewLayout = stage.strip(UICollectionViewFlowLayout())
    view.isPagingEnabled = true
    view.decelerationRate = .init(rawValue: 0.995)
    let rate = view.decelerationRate
    view.contentInset.right = 12

    let layout = stage.strip(candidate.make())
    layout.sectionInset.left = 7
    view.collectionViewLayout = layout
    stage.flick(by: 150, over: 0.1)
    stage.rest()
    #expect(!view.isPagingEnabled)

    view.collectionViewLayout = stage.strip(UICollectionViewFlowLayout())
    stage.rest()
    #expect(view.isPagingEnabled)
    #expect(view.decelerationRate == rate)
    #expect(view.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 12))
    #expect(layout.sectionInset.left == 7)
    #expect(view.delegate === items)
    #expect(view.dataSource === items)
  }
}

/// A row of items of 100 that isn't a flow layout.
private final class StripLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 3000, height: 90) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<30).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 100, height: 90)
    return attributes
  }
}
#endif
