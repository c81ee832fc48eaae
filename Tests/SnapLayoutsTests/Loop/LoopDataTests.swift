import SnapLayouts
import Testing
import UIKit

/// A loop in which the app's data source keeps its items and its index paths.
@MainActor
@Suite(.worlds) struct LoopDataTests {
  private final class NotingSource: Items {
    var asked: Set<IndexPath> = []

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.insert(indexPath)
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  @Test func `the data source is asked for its own items and all of them`() {
    let source = NotingSource(counts: [2, 3])
    let screen = SnapScreen(InfiniteBannerLayout())
    let view = screen.view
    view.dataSource = source
    for direction in [1, -1] as [CGFloat] {
      source.asked = []
      for _ in 0..<200 {
        view.layoutIfNeeded()
        view.contentOffset.x += direction * 40
      }
      let items = (0..<2).map { IndexPath(item: $0, section: 0) }
      #expect(source.asked == Set(items + (0..<3).map { IndexPath(item: $0, section: 1) }))
    }
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 3)
  }

  @Test func `a diffable data source needs no copies`() {
    let screen = SnapScreen(InfiniteBannerLayout())
    let (layout, view) = (screen.layout, screen.view)
    var shown: [String: Int] = [:]
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, indexPath, name in
      shown[name, default: 0] += 1
      return view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func apply(_ names: [String], animated: Bool = false) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      source.apply(snapshot, animatingDifferences: animated)
      view.layoutIfNeeded()
    }
    func nameInFront() -> String? {
      layout.currentIndexPath.flatMap { source.itemIdentifier(for: $0) }
    }
    apply(["A", "B", "C"])
    var names: [String?] = []
    for _ in 0..<7 {
      names.append(nameInFront())
      layout.scrollToNextPage(animated: false)
      view.layoutIfNeeded()
    }
    #expect(names == ["A", "B", "C", "A", "B", "C", "A"])
    #expect(Set(shown.keys) == ["A", "B", "C"])
    #expect(nameInFront() == "B")
    apply(["X", "C", "B", "Y"])
    #expect(nameInFront() == "B")
    apply(["X", "Y"], animated: true)
    #expect(nameInFront() == "Y")
    #expect(layout.isLooping)
  }

  #if canImport(UIKitSimulation)
  @Test func `a banner begins on the first page, in the middle`() {
    let screen = SnapScreen(
      InfiniteBannerLayout(), size: CGSize(width: 375, height: 200), counts: [3])
    #expect(screen.layout.isLooping && screen.layout.currentPage == 0)
    #expect(screen.layout.pagePosition == 0 && screen.view.decelerationRate == .fast)
    let span = screen.view.contentSize.width
    #expect(span >= 300 * 375 && span < 303 * 375)
    #expect(abs(screen.offset - span / 2) <= 1125 / 2)
    #expect(screen.view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
    #expect(screen.attributes(0)?.frame == CGRect(x: screen.offset, y: 0, width: 375, height: 200))
  }

  /// Its items are rounded down to whole pixels, so their sum may be short of two views by almost two pixels.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `two full-width pages loop at any width`(scale: CGFloat) {
    for width in [402 * 0.8, 292.5, 320.01, 374.99, 375 + 1 / 3] as [CGFloat] {
      let screen = SnapScreen(
        InfiniteBannerLayout(), size: CGSize(width: width, height: 100), scale: scale, counts: [2])
      #expect(screen.layout.isLooping, "\(width)")
    }
  }

  @Test func `two pages turn both ways`() {
    let screen = SnapScreen(InfiniteBannerLayout(), counts: [2])
    for pages in [1, 1, 1, -1, -1, -1, -1] {
      let offset = screen.offset
      screen.drag(by: CGFloat(pages) * -200, over: 0.2)
      screen.simulation.runUntilRest(limit: 5)
      #expect(screen.offset == offset + CGFloat(pages) * 300)
      #expect(screen.view.visibleCells.count == 1)
    }
  }
  #endif
}
