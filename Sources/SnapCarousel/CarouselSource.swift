#if canImport(UIKit)
import UIKit

/// The data source and delegate inside a carousel; it doesn't retain the carousel.
///
/// The carousel itself doesn't conform to these protocols, because its conformance would be public.
@MainActor
final class CarouselSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private weak var carousel: CarouselView?

  init(carousel: CarouselView) { self.carousel = carousel }

  func register(with collectionView: UICollectionView) {
    collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: "item")
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { carousel?.items.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? CarouselCell { carousel?.showItem(at: indexPath.item, in: cell) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    // Since iOS 15 the collection view may show a cell again without asking the data source
    // (fact 151).
    if let cell = cell as? CarouselCell { carousel?.showItem(at: indexPath.item, in: cell) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    carousel?.cellWasTapped(at: indexPath.item)
  }
}
#endif
