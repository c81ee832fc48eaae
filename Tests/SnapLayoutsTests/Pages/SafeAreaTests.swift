#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Insets that UIKit adds automatically, depending on whether the content scrolls.
@MainActor
@Suite(.worlds) struct SafeAreaTests {
  @Test(arguments: LayoutUnderTest.allCases, [2, 3])
  func `a few items in a wide strip with safe areas rest on their pages and turn`(
    kind: LayoutUnderTest, count: Int
  ) {
    for isHorizontal in [true, false] {
      let size =
        isHorizontal ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
      let insets =
        isHorizontal
        ? UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
        : UIEdgeInsets(top: 59, left: 0, bottom: 59, right: 0)
      let simulation = Simulation(size: size, scale: 3, safeAreaInsets: insets)
      let layout = kind.make()
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.itemSize = CGSize(width: 200, height: 200)
      let items = Items(counts: [count])
      let view = UICollectionView(
        frame: CGRect(
          x: 0, y: 0, width: isHorizontal ? 844 : 200, height: isHorizontal ? 200 : 844),
        collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      simulation.window.addSubview(view)
      simulation.layOut()
      simulation.runUntilRest()
      func expectRest() {
        #expect(view.contentOffset == layout.contentOffset(forPage: layout.currentPage))
      }
      expectRest()
      for page in [layout.numberOfPages - 1, 0] {
        layout.scroll(toPage: page, animated: true)
        simulation.runUntilRest()
        expectRest()
        // If the content isn't padded, all pages may share an offset.
        if kind.padsEdges { #expect(layout.currentPage == page) }
      }
      #expect(simulation.faults == [])
    }
  }
}
#endif
