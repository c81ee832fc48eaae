import UIKit

/// Fills a collection view with pictures, in one section.
final class PhotographSource<Cell: PhotographCell>: NSObject, UICollectionViewDataSource {
  var photographs: [Photograph]

  init(for collectionView: UICollectionView, _ photographs: [Photograph] = Photograph.all) {
    self.photographs = photographs
    super.init()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: Cell.reuseIdentifier)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photographs.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Cell.reuseIdentifier, for: indexPath)
    (cell as? Cell)?.show(photographs[indexPath.item])
    return cell
  }
}
