import Testing
import UIKit
import UIKitSimulation

@MainActor
struct StackTests {
  let simulation = Simulation(size: CGSize(width: 200, height: 300), scale: 2)
  let layout = StackLayout()
  private let source = StackSource(heights: (0..<40).map { 30 + CGFloat($0 % 3) * 25 })
  let view: UICollectionView

  init() {
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(SelfSizingCell.self, forCellWithReuseIdentifier: "row")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: StackLayout.background,
      withReuseIdentifier: "background")
    view.dataSource = source
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    simulation.show(view)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private var visible: [Int] { view.indexPathsForVisibleItems.map(\.item) }

  @Test func `fact 74: cells choose their heights, and the layout uses them`() throws {
    for item in visible {
      #expect(try #require(view.cellForItem(at: path(item))).bounds.height == source.heights[item])
    }
    #expect(visible == [0, 1, 2, 3, 4, 5])
    // Items that have never been visible have the estimated height.
    #expect(layout.heights[20] == layout.estimatedHeight)
    #expect(view.contentSize.height == layout.heights.reduce(0, +))
  }

  @Test func `fact 42: rows that grow above the viewport change the offset, not the visible rows`()
    throws
  {
    // No item above the visible ones has been measured.
    view.contentOffset.y = 800
    simulation.layOut()
    for _ in 0..<30 {
      let item = visible[visible.count / 2]
      let before = try #require(view.cellForItem(at: path(item))).convert(CGPoint.zero, to: nil)
      view.contentOffset.y -= 10
      simulation.layOut()
      let after = try #require(view.cellForItem(at: path(item))).convert(CGPoint.zero, to: nil)
      #expect(after.y - before.y == 10)
      for item in visible { #expect(layout.heights[item] == source.heights[item]) }
    }
  }

  @Test func `facts 43, 53: insertions have initial attributes`() throws {
    source.heights.insert(77, at: 1)
    var finished = false
    view.performBatchUpdates({ view.insertItems(at: [path(1)]) }, completion: { finished = $0 })
    #expect(layout.updates == [.insert])
    simulation.runUntilRest()
    simulation.run(for: 0.5)
    #expect(finished)
    #expect(try #require(view.cellForItem(at: path(1))).bounds.height == 77)
  }

  @Test func `fact 46: a rotation keeps the row at the top, by targetContentOffset`() throws {
    view.contentOffset.y = 200
    simulation.layOut()
    let first = try #require(visible.first)
    simulation.rotate(to: CGSize(width: 300, height: 200))
    simulation.runUntilRest()
    #expect(visible.first == first)
    #expect(layout.widths == [200, 300])
  }

  @Test func `facts 56, 74: separators come from the layout, the background from the data source`()
    throws
  {
    let separators = view.subviews.compactMap { $0 as? SeparatorView }
    // The separator of the sixth row is below the screen, like the row's end.
    #expect(separators.count == visible.count - 1)
    #expect(separators.allSatisfy { $0.frame.width == 180 && $0.layer.zPosition == 1 })
    let background = try #require(
      view.supplementaryView(forElementKind: StackLayout.background, at: path(0)))
    #expect(background.frame == CGRect(origin: .zero, size: view.contentSize))
    #expect(background.layer.zPosition == -1)
    view.contentOffset.y = 400
    simulation.layOut()
    #expect(separators.filter { $0.superview != nil }.count <= visible.count)
  }

  @Test func `fact 33: a reload discards the heights; a preferred height doesn't`() {
    #expect(layout.heights[0] == 30)
    view.reloadData()
    simulation.layOut()
    #expect(layout.heights[0] == 30)
    #expect(visible == [0, 1, 2, 3, 4, 5])
  }
}

/// Rows, given by their heights.
private final class StackSource: NSObject, UICollectionViewDataSource {
  var heights: [CGFloat]

  init(heights: [CGFloat]) { self.heights = heights }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { heights.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? SelfSizingCell)?.preferredHeight = heights[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "background", for: indexPath)
  }
}

/// A cell as high as its content.
private final class SelfSizingCell: UICollectionViewCell {
  var preferredHeight: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height = preferredHeight
    return attributes
  }
}
