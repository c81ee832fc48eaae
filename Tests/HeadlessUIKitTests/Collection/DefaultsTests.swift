import Testing
import UIKit

/// The defaults of layouts and delegates, what their subclasses change, and the errors that UIKit writes to the log, here
/// to the simulation's faults.
final class DefaultsTests: LoggedCollection {
  @Test
  func `facts 36, 58: a shown item keeps its last attributes; for others the layout is asked`() {
    final class OwnItems: UICollectionViewFlowLayout {
      override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
        (attributes as? UICollectionViewLayoutAttributes)?.alpha = 0.5
        return attributes as? UICollectionViewLayoutAttributes
      }
    }
    let layout = OwnItems()
    show(layout)
    #expect(view.layoutAttributesForItem(at: .item(0))?.alpha == 1)
    #expect(view.layoutAttributesForItem(at: .item(39))?.alpha == 0.5)
    #expect(layout.layoutAttributesForItem(at: .item(0))?.alpha == 0.5)
  }

  @Test func `facts 34, 74: properties that a layout sets in prepare() count in the same pass`() {
    final class Spaced: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        (itemSize, minimumLineSpacing) = (CGSize(width: 200, height: 50), 30)
      }
    }
    let collection = LoggedCollection(isLaidOut: false)
    collection.show(Spaced())
    #expect(collection.view.contentSize.height == 3170)
    #expect(collection.view.visibleCells.map(\.frame.minY) == [0, 80, 160, 240])
  }

  @Test(arguments: [true, false])
  func `fact 48: the default target is the proposed one`(flow: Bool) {
    let layout = flow ? UICollectionViewFlowLayout() : UICollectionViewLayout()
    let point = CGPoint(x: -3, y: 1e6)
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: point, withScrollingVelocity: CGPoint(x: 9, y: -9)) == point)
  }

  @Test func `facts 75, 76: with an empty delegate the layout's properties count`() {
    final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
    let collection = LoggedCollection(counts: [6])
    let delegate = SilentDelegate()
    collection.layout.minimumLineSpacing = 7
    collection.layout.sectionInset.top = 9
    collection.layout.headerReferenceSize.height = 11
    collection.view.delegate = delegate
    collection.simulation.layOut()
    #expect(
      collection.view.layoutAttributesForItem(at: .item(1))?.frame
        == CGRect(x: 0, y: 77, width: 200, height: 50))
    collection.drag(by: -60)
    collection.simulation.runUntilRest()
    collection.simulation.finger.tap(at: CGPoint(x: 100, y: 150))
    #expect(collection.view.indexPathsForSelectedItems?.count == 1)
  }

  @Test func `the layout isn't called until the view is loaded (fact 153)`() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(layout.collectionView == nil)
    controller.loadViewIfNeeded()
    #expect(layout.collectionView === controller.collectionView)
  }

  @Test func `fact 79: attributes of a subclass copy and compare their own properties`() {
    let attributes = TintedAttributes(forCellWith: .item(2))
    attributes.tint = 0.5
    let copy = attributes.copy() as? TintedAttributes
    #expect(copy?.tint == 0.5)
    #expect(copy == attributes)
    copy?.tint = 0.6
    #expect(copy != attributes)
    #expect(UICollectionViewLayoutAttributes(forCellWith: attributes.indexPath) != attributes)
  }

  @Test func `fact 156: attributes of cells that don't exist are ignored and reported`() {
    final class Inventive: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
        let extra = UICollectionViewLayoutAttributes(forCellWith: .item(40))
        extra.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
      }
    }
    let layout = Inventive()
    layout.itemSize = CGSize(width: 200, height: 50)
    show(layout)
    #expect(view.visibleCells.count == 5)
    #expect(simulation.faults.count == 1)
  }

  @Test func `fact 194: a path that doesn't exist is reported`() {
    let layout = UICollectionViewFlowLayout()
    show(layout)
    let header = UICollectionView.elementKindSectionHeader
    let (last, none) = (
      IndexPath.item(view.numberOfItems(inSection: 0) - 1), IndexPath(item: 0, section: 9)
    )
    #expect(layout.layoutAttributesForItem(at: last) != nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: .item(0)) == nil)
    #expect(simulation.faults == [])
    for path in [.item(last.item + 1), .item(-1), none] {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
    }
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: none) == nil)
    #expect(simulation.faults.count == 4)
  }

  @Test func `fact 155: a layout that invalidates itself in every pass is reported`() {
    final class Endless: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
        invalidateLayout()
        return super.layoutAttributesForElements(in: rect)
      }
    }
    show(Endless())
    #expect(simulation.faults.contains { $0.contains("loop") })
  }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { tint == other.tint }
  }
}
