#if canImport(UIKit)
import UIKit

/// The insertions and deletions of a batch update, and the attributes of items before it.
@MainActor
struct BatchAttributes {
  /// The new positions of the items; nil until the batch reports them.
  var map: BatchUpdateMap?
  /// The cells on the screen.
  private let shown: [UICollectionViewLayoutAttributes]
  /// The items that are drawn beyond the screen, while their places are on it.
  private let hidden: [UICollectionViewLayoutAttributes]

  /// - Parameters:
  ///   - attributes: The attributes on the screen before the batch.
  ///   - drawn: The attributes of an item where it is drawn, also beyond the screen.
  init(
    of attributes: [UICollectionViewLayoutAttributes],
    drawn: (IndexPath) -> UICollectionViewLayoutAttributes?
  ) {
    shown = attributes.filter { $0.representedElementCategory == .cell }
    hidden = shown.filter(\.isHidden).compactMap { drawn($0.indexPath) }
  }

  /// Whether the batch inserts an item, given by its index path after the update.
  func inserts(_ indexPath: IndexPath) -> Bool {
    guard let map, let index = ItemIndex(indexPath) else { return false }
    return map.inserts(index)
  }

  /// The attributes of an item that was drawn beyond the screen; nil if it wasn't hidden, or is new.
  ///
  /// - Parameter indexPath: The index path of the item after the update.
  /// - Returns: The attributes where it was drawn before the update.
  func attributes(ofHiddenItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    hidden.first { indexPathAfterUpdate(of: $0.indexPath) == indexPath }
  }

  /// The index path of an item after the update; nil if the batch deletes it.
  func indexPathAfterUpdate(of indexPath: IndexPath) -> IndexPath? {
    ItemIndex(indexPath).flatMap { map?.newIndex(of: $0) }?.indexPath
  }

  /// The attributes of an item that the batch deletes; nil for items that it keeps.
  ///
  /// - Parameter indexPath: The index path of the item before the update.
  /// - Returns: The attributes of the item before the update.
  func attributes(ofDeletedItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard map != nil, indexPathAfterUpdate(of: indexPath) == nil else { return nil }
    return shown.first { $0.indexPath == indexPath }
  }
}

extension UICollectionViewLayoutAttributes {
  /// An invisible copy.
  var faded: UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}

extension ItemIndex {
  /// Creates an index; nil if the index path isn't that of an item, with a section and an item.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(item: indexPath.item, section: indexPath.section)
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

extension BatchUpdateMap.Update {
  /// - Parameter item: An update; the result is nil for a reload, which moves nothing.
  @MainActor
  init?(_ item: UICollectionViewUpdateItem) {
    guard item.updateAction != .reload else { return nil }
    self.init(
      before: item.indexPathBeforeUpdate.map(BatchUpdateMap.Element.init),
      after: item.indexPathAfterUpdate.map(BatchUpdateMap.Element.init))
  }
}

extension BatchUpdateMap.Element {
  /// Creates an index from an index path; that of a section has the item `NSNotFound`.
  fileprivate init(_ indexPath: IndexPath) {
    let index = ItemIndex(item: indexPath.item, section: indexPath.section)
    self = index.item == NSNotFound ? .section(index.section) : .item(index)
  }
}
#endif
