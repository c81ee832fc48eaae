import UIKit

/// A data source and flow delegate that counts the requests for sizes.
@MainActor
final class SizingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sizes: [CGSize]
  private(set) var sizeRequests = 0

  init(sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sizes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeRequests += 1
    return sizes[indexPath.item]
  }
}
