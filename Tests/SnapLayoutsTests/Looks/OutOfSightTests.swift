import SnapLayouts
import Testing
import UIKit

/// Items that effects don't draw on the screen are in their place, and hidden there.
@MainActor
@Suite(.worlds) struct OutOfSightTests {
  /// Items of 200 in a window of 768.
  ///
  /// The neighbors show 30 points at the edges, and the items after them are
  /// drawn beyond the edges, although their places are on the screen.
  private func carousel(_ layout: SnapFlowLayout = SnapFlowLayout()) -> SnapScreen<SnapFlowLayout> {
    SnapScreen(strip: layout, length: 768, itemLength: 200) { layout, _ in
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.effects = [.carousel(spacing: .peek(30))]
    }
  }

  @Test func `a query for one item answers with its place, where it is hidden`() throws {
    let screen = carousel()
    screen.layout.scroll(toPage: 5, animated: false)
    screen.view.layoutIfNeeded()
    let bounds = screen.view.bounds
    for (item, distance) in [(3, -420), (7, 420)] as [(Int, CGFloat)] {
      let attributes = try #require(screen.attributes(item))
      #expect(attributes.frame.midX == bounds.midX + distance)
      #expect(attributes.frame.width == 200)
      #expect(attributes.frame.intersects(bounds))
      #expect(attributes.isHidden)
    }
    let neighbor = try #require(screen.attributes(6))
    #expect(abs(neighbor.frame.minX - (bounds.maxX - 30)) < 0.01)
    #expect(!neighbor.isHidden)
  }

  @Test func `only what is drawn on the screen has a cell`() {
    let screen = carousel()
    screen.layout.scroll(toPage: 5, animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.view.indexPathsForVisibleItems.map(\.item).sorted() == [4, 5, 6])
    let all = screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? []
    #expect(all.filter { !$0.isHidden }.map(\.indexPath.item).sorted() == [4, 5, 6])
    #expect(all.filter(\.isHidden).map(\.indexPath.item).sorted() == [3, 7])
  }

  @Test func `beyond the screen an item has the frame that the flow layout gives it`() throws {
    let effect = ItemEffect { _, appearance in
      appearance.scale = 2
      appearance.alpha = 0.5
      appearance.zIndex = 9
      appearance.contentShift = 1
    }
    let screen = SnapScreen(strip: SnapFlowLayout()) { layout, _ in layout.effects = [effect] }
    let attributes = try #require(screen.attributes(20) as? SnapLayoutAttributes)
    #expect(attributes.frame == CGRect(x: 20 * 90, y: 0, width: 80, height: 90))
    #expect((attributes.alpha, attributes.zIndex, attributes.contentShift) == (0.5, 9, 1))
  }

  @Test(arguments: [0, 1] as [CGFloat])
  func `an item that effects make invisible is in its place`(alpha: CGFloat) throws {
    let effect = ItemEffect { _, appearance in
      appearance.alpha = alpha
      appearance.translation.y = 9
    }
    let screen = SnapScreen(strip: SnapFlowLayout()) { layout, _ in layout.effects = [effect] }
    #expect(try #require(screen.attributes(1)).center.y == (alpha == 0 ? 45 : 54))
  }

  @Test func `a batch moves a cell to where it is drawn beyond the screen`() throws {
    let screen = carousel()
    let neighbor = try #require(screen.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    screen.view.performBatchUpdates {
      screen.insert([1])
    }
    #expect(!neighbor.isHidden)
    #expect(neighbor.frame.minX > screen.view.bounds.maxX)
  }

  @Test func `a batch moves a cell from where it was drawn beyond the screen`() throws {
    let layout = ArrivalLayout()
    let screen = carousel(layout)
    screen.view.performBatchUpdates {
      screen.delete([1])
    }
    let start = try #require(layout.starts[1])
    #expect(!start.isHidden)
    #expect(start.frame.minX > screen.view.bounds.maxX)
  }

  @Test func `scrollToItem ends at a hidden item right after a batch`() {
    let screen = carousel()
    screen.view.performBatchUpdates {
      screen.insert([1])
    }
    screen.view.scrollToItem(
      at: IndexPath(item: 2, section: 0), at: .centeredHorizontally, animated: false)
    screen.passFrame()
    #expect(screen.layout.pagePosition == 2)
  }
}

/// Remembers where it has said that cells come from.
private final class ArrivalLayout: SnapFlowLayout {
  var starts: [Int: UICollectionViewLayoutAttributes] = [:]

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    starts[itemIndexPath.item] = attributes
    return attributes
  }
}
