import Testing
import UIKit
import UIKitSimulation

/// Code that compiles with the headless UIKit as with Apple's.
@MainActor
struct DeclarationTests {
  @Test func `facts 75, 76: with an empty delegate the layout's properties count`() {
    let collection = LoggedCollection.laidOut(counts: [6])
    let delegate = SilentDelegate()
    collection.layout.minimumLineSpacing = 7
    collection.layout.sectionInset.top = 9
    collection.layout.headerReferenceSize.height = 11
    collection.view.delegate = delegate
    collection.simulation.layOut()
    #expect(
      collection.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 0, y: 77, width: 200, height: 50))
    collection.simulation.finger.drag(
      from: CGPoint(x: 100, y: 250), by: CGPoint(x: 0, y: -60), over: 0.1)
    collection.simulation.runUntilRest()
    collection.simulation.finger.tap(at: CGPoint(x: 100, y: 150))
    #expect(collection.view.indexPathsForSelectedItems?.count == 1)
  }

  @Test func `fact 79: attributes of a subclass copy and compare their own properties`() {
    let attributes = TintedAttributes(forCellWith: IndexPath(item: 2, section: 0))
    attributes.tint = 0.5
    let copy = attributes.copy() as? TintedAttributes
    #expect(copy?.tint == 0.5)
    #expect(copy == attributes)
    copy?.tint = 0.6
    #expect(copy != attributes)
    #expect(UICollectionViewLayoutAttributes(forCellWith: attributes.indexPath) != attributes)
  }
}

private final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}

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
