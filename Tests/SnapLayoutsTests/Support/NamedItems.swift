import UIKit

/// Items with names, which are the tags of their cells.
@MainActor
final class NamedItems: NSObject, UICollectionViewDataSource {
  var names: [Int]
  /// The requested items that don't exist.
  private(set) var mistakes: [IndexPath] = []

  private var size: (Int, CGSize) -> CGSize = { $1 }

  init(count: Int) { names = Array(0..<count) }

  /// Shows the items in cells that choose their sizes, by their names and the sizes that the layout gives.
  func show(in view: UICollectionView, size: @escaping (Int, CGSize) -> CGSize) {
    self.size = size
    view.register(ChoosingCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
  }

  /// Inserts items in a batch update.
  func insert(_ new: some Collection<Int>, at place: Int, in view: UICollectionView) {
    view.performBatchUpdates { [self] in
      names.insert(contentsOf: new, at: place)
      view.insertItems(at: paths(place..<place + new.count))
    }
  }

  /// Removes items in a batch update.
  func remove(_ items: Range<Int>, in view: UICollectionView) {
    view.performBatchUpdates { [self] in
      names.removeSubrange(items)
      view.deleteItems(at: paths(items))
    }
  }

  /// Moves an item in a batch update.
  func move(_ item: Int, to target: Int, in view: UICollectionView) {
    view.performBatchUpdates { [self] in
      names.insert(names.remove(at: item), at: target)
      view.moveItem(at: IndexPath(item: item, section: 0), to: IndexPath(item: target, section: 0))
    }
  }

  private func paths(_ items: Range<Int>) -> [IndexPath] {
    items.map { IndexPath(item: $0, section: 0) }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if names.indices.contains(indexPath.item) {
      cell.tag = names[indexPath.item]
      (cell as? ChoosingCell)?.size = size
    } else {
      mistakes.append(indexPath)
    }
    return cell
  }
}
