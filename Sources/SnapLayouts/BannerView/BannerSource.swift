#if canImport(UIKit)
import UIKit

/// The data source and delegate inside a banner; it doesn't retain the banner.
///
/// The banner itself doesn't conform to these protocols, because its conformance would be public.
@MainActor
final class BannerSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private weak var banner: BannerView?

  init(banner: BannerView) { self.banner = banner }

  func register(with collectionView: UICollectionView) {
    collectionView.register(BannerCell.self, forCellWithReuseIdentifier: "item")
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { banner?.items.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? BannerCell { banner?.showItem(at: indexPath.item, in: cell) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    // Since iOS 15 the collection view may show a cell again without asking the data source
    // (fact 151).
    if let cell = cell as? BannerCell { banner?.showItem(at: indexPath.item, in: cell) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    banner?.cellWasTapped(at: indexPath.item)
  }
}
#endif
