#if canImport(UIKit)
import UIKit

/// A data source that counts the cells that it creates.
final class ProbeSource: NSObject, UICollectionViewDataSource {
  var count = 40
  /// The number of cells created for the first item.
  private(set) var firstCells = 0
  /// Whether the first cell had attributes when it was dequeued.
  private(set) var hadAttributes: Bool?

  private(set) var hasMoved = false

  func register(in view: UICollectionView) {
    view.register(ProbeCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if indexPath.item == 0 { firstCells += 1 }
    // VoiceOver needs something to read.
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Item \(indexPath.item)"
    if let cell = cell as? ProbeCell, hadAttributes == nil { hadAttributes = cell.hasAttributes }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { hasMoved = true }
}

/// A cell that records whether it has had attributes, and prefers to be 20 points higher.
private final class ProbeCell: UICollectionViewCell {
  private(set) var hasAttributes = false

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    hasAttributes = true
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    copy.size.height += 20
    return copy
  }
}
#endif
