#if canImport(UIKit)
import UIKit

/// The attributes of items before a batch update.
@MainActor
struct BatchAttributes {
  /// The cells on the screen, with their index paths: UIKit changes those of attributes that it has (fact 149).
  private let shown: [(indexPath: IndexPath, attributes: UICollectionViewLayoutAttributes)]
  /// The items that are drawn beyond the screen, while their places are on it.
  private let hidden: [UICollectionViewLayoutAttributes]

  /// - Parameters:
  ///   - cells: The attributes of the cells on the screen before the batch.
  ///   - drawn: The attributes of an item where it is drawn, also beyond the screen.
  init(
    of cells: [UICollectionViewLayoutAttributes],
    drawn: (IndexPath) -> UICollectionViewLayoutAttributes?
  ) {
    shown = cells.map { ($0.indexPath, $0) }
    hidden = cells.filter(\.isHidden).compactMap { drawn($0.indexPath) }
  }

  /// The attributes of an item that was on the screen; nil if it wasn't.
  func attributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    shown.first { $0.indexPath == indexPath }?.attributes
  }

  /// The attributes of an item that was drawn beyond the screen; nil if it wasn't hidden, or is new.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item after the update.
  ///   - map: The new positions of the items.
  /// - Returns: The attributes where it was drawn before the update.
  func attributes(
    ofHiddenItemAt indexPath: IndexPath, movedBy map: BatchUpdateMap
  ) -> UICollectionViewLayoutAttributes? {
    hidden.first { map.indexPath(afterUpdateOf: $0.indexPath) == indexPath }
  }
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
