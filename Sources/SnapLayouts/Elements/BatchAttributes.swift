#if canImport(UIKit)
import UIKit

/// What a view showed before a batch update, and what becomes of it.
@MainActor
final class BatchAttributes {
  /// A cell on or near the screen; UIKit changes the index paths of attributes that it has (fact 149).
  struct Cell {
    let item: ItemIndex
    let attributes: UICollectionViewLayoutAttributes
    /// The item after the update; nil if the cell goes, also because its item is reloaded.
    var newItem: ItemIndex?
  }

  private(set) var cells: [Cell]
  let bounds: CGRect
  let geometry: PageGeometry
  /// Where items go; a reloaded one goes, and another one comes.
  private(set) var map = BatchUpdateMap([])
  private lazy var origins = map.inverted

  init(
    _ cells: [UICollectionViewLayoutAttributes], in bounds: CGRect, _ geometry: PageGeometry
  ) {
    self.cells = cells.compactMap { cell in
      ItemIndex(cell.indexPath).map { Cell(item: $0, attributes: cell) }
    }
    (self.bounds, self.geometry) = (bounds, geometry)
  }

  /// UIKit has reported the updates.
  func reported(_ items: [UICollectionViewUpdateItem], _ moves: BatchUpdateMap) {
    map = moves
    if moves.updates.count < items.count {
      let reloads = items.filter { $0.updateAction == .reload }
        .compactMap { $0.indexPathBeforeUpdate.flatMap(ItemIndex.place) }
      let replaced = reloads.flatMap {
        [.init(before: $0), .init(after: moves.newIndex(of: $0))] as [BatchUpdateMap.Update]
      }
      map = BatchUpdateMap(moves.updates + replaced)
    }
    for cell in cells.indices { cells[cell].newItem = map.newIndex(of: cells[cell].item) }
  }

  /// An item that is there after the update, as it was on or near the screen; nil if it wasn't there.
  func cell(of item: ItemIndex) -> UICollectionViewLayoutAttributes? {
    cells.first { $0.newItem == item }?.attributes
  }

  /// Where the middle of an item was that is there after the update; nil if it comes with it.
  func middle(of item: ItemIndex) -> CGFloat? {
    origins.newIndex(of: item).flatMap {
      geometry.middle(of: $0, at: bounds.origin[along: geometry.setting.axis])
    }
  }
}

extension ItemIndex {
  /// Creates an index; nil if the index path isn't that of an item, with a section and an item.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(item: indexPath.item, section: indexPath.section)
  }

  /// The place at an index path of an update; that of a section has the item `NSNotFound`.
  static func place(at indexPath: IndexPath) -> ItemIndex? {
    indexPath.item == NSNotFound ? .section(indexPath.section) : ItemIndex(indexPath)
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

extension BatchUpdateMap.Update {
  /// - Parameter item: An update; the result is nil for a reload, which moves nothing.
  @MainActor
  init?(_ item: UICollectionViewUpdateItem) {
    guard item.updateAction != .reload else { return nil }
    self.init(
      before: item.indexPathBeforeUpdate.flatMap(ItemIndex.place),
      after: item.indexPathAfterUpdate.flatMap(ItemIndex.place))
  }
}
#endif
