#if canImport(UIKit)
import UIKit

/// What a batch of updates inserts and deletes, and where the deleted items were.
@MainActor
struct BatchAttributes {
  /// Where items go; nil until the batch reports it.
  var map: BatchUpdateMap?
  private let shown: [IndexPath: UICollectionViewLayoutAttributes]

  /// - Parameter attributes: What was on the screen before the batch.
  init(of attributes: [UICollectionViewLayoutAttributes]) {
    let cells = attributes.filter { $0.representedElementCategory == .cell }
    shown = Dictionary(cells.map { ($0.indexPath, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the batch inserts an item, given by its index path after the update.
  func inserts(_ indexPath: IndexPath) -> Bool {
    map?.inserts(ItemIndex(indexPath)) ?? false
  }

  /// Where an item was that the batch deletes, given by its index path before the update; nil for
  /// items that it keeps.
  func attributes(ofDeletedItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let map, map.newIndex(of: ItemIndex(indexPath)) == nil else { return nil }
    return shown[indexPath]
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that can't be seen.
  var faded: UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}

extension ItemIndex {
  init(_ indexPath: IndexPath) {
    self.init(item: indexPath.item, section: indexPath.section)
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

extension BatchUpdateMap.Update {
  /// - Parameter item: An update; nil comes of a reload, which moves nothing.
  @MainActor
  init?(_ item: UICollectionViewUpdateItem) {
    guard item.updateAction != .reload else { return nil }
    self.init(
      before: item.indexPathBeforeUpdate.map(BatchUpdateMap.Element.init),
      after: item.indexPathAfterUpdate.map(BatchUpdateMap.Element.init))
  }
}

extension BatchUpdateMap.Element {
  /// The index path of a section has the item `NSNotFound`.
  fileprivate init(_ indexPath: IndexPath) {
    self =
      indexPath.item == NSNotFound
      ? .section(indexPath.section) : .item(ItemIndex(indexPath))
  }
}
#endif
