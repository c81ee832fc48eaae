import UIKit

/// Items with names, which are the tags of their cells.
@MainActor
final class NamedItems: NSObject, UICollectionViewDataSource {
  var names: [Int]
  /// The requested items that don't exist.
  private(set) var mistakes: [IndexPath] = []

  init(count: Int) { names = Array(0..<count) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if names.indices.contains(indexPath.item) {
      cell.tag = names[indexPath.item]
    } else {
      mistakes.append(indexPath)
    }
    return cell
  }
}
