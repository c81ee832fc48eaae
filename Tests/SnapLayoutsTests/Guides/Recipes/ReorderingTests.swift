#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The recipe for items that a person moves.
final class ReorderingTests: GuideScreen {
  // begin
  func reorder(with press: UILongPressGestureRecognizer) {
    let point = press.location(in: collectionView)
    switch press.state {
    case .began:
      guard let indexPath = collectionView.indexPathForItem(at: point) else { return }
      _ = collectionView.beginInteractiveMovementForItem(at: indexPath)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }
  // end

  @Test(arguments: [LayoutUnderTest.picker, .shelf, .loop], [true, false])
  func `a press carries an item to another place, where the view shows it at rest`(
    kind: LayoutUnderTest, isCancelled: Bool
  ) throws {
    let (covers, press) = (Covers(), Press())
    collectionView.dataSource = covers
    collectionView.addGestureRecognizer(press)
    use(kind.make())
    layout.scroll(toPage: 1, animated: false)
    simulation.run(for: 0.1)
    let first = try #require(layout.currentIndexPath?.item)
    var settled: Int?
    layout.onSettle = { settled = $0 }
    func carry(to item: Int, _ state: UIGestureRecognizer.State) {
      let path = IndexPath(item: item, section: 0)
      press.point = layout.layoutAttributesForItem(at: path)?.center ?? .zero
      press.state = state
      reorder(with: press)
      simulation.run(for: 0.1)
    }
    carry(to: first, .began)
    for _ in 0..<3 { carry(to: first + 1, .changed) }
    carry(to: first + 1, isCancelled ? .cancelled : .ended)
    press.state = .possible
    simulation.runUntilRest()
    let place = isCancelled ? first : first + 1
    #expect(covers.names.firstIndex(of: "Name \(first)") == place)
    #expect(collectionView.indexPathsForVisibleItems.contains([0, place]))
    #expect(settled == (isCancelled ? nil : layout.currentPage))
    withExtendedLifetime(covers) {}
  }

  private final class Press: UILongPressGestureRecognizer {
    /// The location of the finger in the content.
    var point = CGPoint.zero

    override func location(in view: UIView?) -> CGPoint { point }
  }

  private final class Covers: NSObject, UICollectionViewDataSource {
    var names = (0..<9).map { "Name \($0)" }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    // begin
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    // end
  }
}
#endif
