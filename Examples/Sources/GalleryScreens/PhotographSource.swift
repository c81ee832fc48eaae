import UIKit

/// Fills a collection view with pictures.
final class PhotographSource<Cell: PhotographCell>: NSObject, UICollectionViewDataSource,
  CountedItems
{
  var photographs: [Photograph] { didSet { counts.items = photographs.count } }
  let counts: ItemCounts

  init(for collectionView: UICollectionView, _ photographs: [Photograph] = Photograph.all) {
    self.photographs = photographs
    counts = ItemCounts(items: photographs.count)
    super.init()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: Cell.reuseIdentifier)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.sections }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts.items(inSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Cell.reuseIdentifier, for: indexPath)
    // With more items than pictures, the pictures repeat.
    (cell as? Cell)?.show(photographs[counts.number(of: indexPath) % photographs.count])
    return cell
  }
}
