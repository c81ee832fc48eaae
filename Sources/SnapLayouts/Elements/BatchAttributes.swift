#if canImport(UIKit)
import UIKit

/// The attributes of items before a batch update.
struct BatchAttributes {
  /// The cells on the screen, with their index paths: UIKit changes those of attributes that it has (fact 149).
  let shown: [(indexPath: IndexPath, attributes: UICollectionViewLayoutAttributes)]
  /// The items that were drawn beyond the screen, while their places were on it.
  let hidden: [UICollectionViewLayoutAttributes]
}

extension BatchUpdateMap {
  /// The index path of an item after the update; nil if the batch deletes it.
  func indexPath(afterUpdateOf indexPath: IndexPath) -> IndexPath? {
    ItemIndex(indexPath).flatMap(newIndex)?.indexPath
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
      before: item.indexPathBeforeUpdate.flatMap(Self.place),
      after: item.indexPathAfterUpdate.flatMap(Self.place))
  }

  /// The place at an index path; that of a section has the item `NSNotFound`.
  private static func place(_ indexPath: IndexPath) -> ItemIndex? {
    indexPath.item == NSNotFound ? .section(indexPath.section) : ItemIndex(indexPath)
  }
}
#endif
