import SnapLayouts
import Testing
import UIKit

/// Items that effects don't draw on the screen are in their place, and hidden there; in a batch their cells move, and only
/// items that come or go fade.
@MainActor
@Suite(.worlds) struct OutOfSightTests {
  /// Items of 200 in a window of 768: the neighbors show 30 points at the edges, and the items after them are drawn
  /// beyond the edges, although their places are on the screen.
  private func carousel(_ layout: SnapFlowLayout = SnapFlowLayout()) -> SnapScreen<SnapFlowLayout> {
    SnapScreen(strip: layout, length: 768, itemLength: 200) { layout, _ in
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.effects = [.carousel(spacing: .peek(30))]
    }
  }

  @Test func `a query for one item answers with its place, where it is hidden`() throws {
    let screen = carousel()
    screen.jump(toPage: 5)
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

  // MARK: Items that a batch inserts or deletes fade at their place

  private func fading(height: CGFloat = 120, order: ItemOrder = .alongLine) -> SnapScreen<
    FadingLayout
  > {
    SnapScreen(FadingLayout(), counts: [5]) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 60, height: height)
      (layout.minimumInteritemSpacing, layout.pageContents) = (0, .wholeLines)
      layout.itemOrder = order
    }
  }

  @Test func `a batch moves a cell from where it was drawn beyond the screen`() throws {
    let layout = FadingLayout()
    let screen = carousel(layout)
    screen.view.performBatchUpdates { screen.delete([1]) }
    let start = try #require(layout.come[1])
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

  @Test(arguments: [(.alongLine, 120), (.alongPage, 60)] as [(ItemOrder, CGFloat)])
  func `items fade in and out at their places, in both orders`(order: ItemOrder, height: CGFloat) {
    let screen = fading(height: height, order: order)
    let places = (0..<5).map { screen.attributes($0)?.center.x }
    screen.view.performBatchUpdates {
      screen.delete([1])
      screen.insert([3])
    }
    screen.passFrame()
    #expect(screen.layout.gone.filter(isClear).mapValues(\.center.x) == [1: places[1]])
    #expect(screen.layout.come.filter(isClear).mapValues(\.center.x) == [3: places[3]])
  }

  private func isClear(_ number: Int, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.alpha == 0
  }

  @Test func `an item fades out at its own place, though another one gets its number`() throws {
    let layout = FadingLayout()
    let screen = carousel(layout)
    let place = try #require(screen.attributes(1)?.center.x)
    screen.view.performBatchUpdates {
      screen.delete([1])
      screen.insert([0])
    }
    screen.passFrame()
    #expect(layout.gone.filter(isClear).mapValues(\.center.x) == [1: place])
  }

  /// As in a flow layout: the cell from before fades out, and the new one in.
  @Test(arguments: [true, false])
  func `only what is reloaded fades`(reloadsSection: Bool) {
    let screen = fading()
    let place = screen.attributes(1)?.center.x
    if reloadsSection {
      screen.view.reloadSections([0])
    } else {
      screen.view.performBatchUpdates {
        screen.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
        screen.insert([0])
      }
    }
    screen.passFrame()
    let (gone, come) = (screen.layout.gone.filter(isClear), screen.layout.come.filter(isClear))
    #expect(gone[1]?.center.x == place)
    #expect(Set(gone.keys) == (reloadsSection ? Set(0..<5) : [1]))
    #expect(Set(come.keys) == (reloadsSection ? Set(0..<5) : [0, 2]))
  }
}

/// Remembers what it has answered about items that come and go.
private final class FadingLayout: SnapFlowLayout {
  var come: [Int: UICollectionViewLayoutAttributes] = [:]
  var gone: [Int: UICollectionViewLayoutAttributes] = [:]

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    come[itemIndexPath.item] = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return come[itemIndexPath.item]
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    gone[itemIndexPath.item] = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return gone[itemIndexPath.item]
  }
}
