#if canImport(UIKit)
import UIKit

/// The data source and delegate inside a banner, which retains neither.
///
/// The banner itself conforms to neither protocol, since its conformance would be public.
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
    // Since iOS 15 a cell may be shown again without being asked for (fact 151).
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
