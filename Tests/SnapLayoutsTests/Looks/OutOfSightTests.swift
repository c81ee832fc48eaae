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

  @Test func `a batch moves a cell to where it is drawn beyond the screen`() throws {
    let screen = carousel()
    let neighbor = try #require(screen.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    screen.view.performBatchUpdates { screen.insert([1]) }
    #expect(!neighbor.isHidden)
    #expect(neighbor.frame.minX > screen.view.bounds.maxX)
  }

  @Test func `a batch moves a cell from where it was drawn beyond the screen`() throws {
    let layout = ArrivalLayout()
    let screen = carousel(layout)
    screen.view.performBatchUpdates { screen.delete([1]) }
    let start = try #require(layout.starts[1])
    #expect(!start.isHidden)
    #expect(start.frame.minX > screen.view.bounds.maxX)
  }

  @Test func `scrollToItem ends at a hidden item right after a batch`() {
    let screen = carousel()
    screen.view.performBatchUpdates { screen.insert([1]) }
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
