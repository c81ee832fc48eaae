import SnapLayouts
import Testing
import UIKit

/// Items that a batch inserts or deletes fade at their place; all others move.
@MainActor
@Suite(.worlds) struct FadingItemsTests {
  @Test(arguments: [(.alongLine, 120), (.alongPage, 60)] as [(ItemOrder, CGFloat)])
  func `items fade in and out at their places, in both orders`(order: ItemOrder, height: CGFloat) {
    let screen = SnapScreen(FadingLayout(), counts: [5]) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 60, height: height)
      (layout.minimumInteritemSpacing, layout.pageContents) = (0, .wholeLines)
      layout.itemOrder = order
    }
    let places = (0..<5).map { screen.attributes($0)?.center.x }
    screen.view.performBatchUpdates {
      screen.source.counts = [5]
      screen.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      screen.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    screen.passFrame()
    #expect(screen.layout.gone == [1: FadingLayout.Look(alpha: 0, middle: places[1])])
    #expect(screen.layout.come == [3: FadingLayout.Look(alpha: 0, middle: places[3])])
  }

  @Test func `a reload fades nothing`() {
    let screen = SnapScreen(FadingLayout(), counts: [5]) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 60, height: 120)
    }
    let before = screen.offset
    screen.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    screen.passFrame()
    #expect(screen.offset == before)
    #expect(screen.layout.gone.isEmpty && screen.layout.come.isEmpty)
  }
}

/// Remembers what it has answered about items that come and go.
private final class FadingLayout: SnapFlowLayout {
  struct Look: Equatable {
    let alpha: CGFloat
    let middle: CGFloat?
  }

  var come: [Int: Look] = [:]
  var gone: [Int: Look] = [:]

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if let attributes { come[itemIndexPath.item] = look(attributes) }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if let attributes { gone[itemIndexPath.item] = look(attributes) }
    return attributes
  }

  private func look(_ attributes: UICollectionViewLayoutAttributes) -> Look {
    Look(alpha: attributes.alpha, middle: attributes.center.x)
  }
}
