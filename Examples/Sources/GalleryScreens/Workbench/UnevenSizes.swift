import UIKit

/// A delegate with a size for each item; the workbench uses it only for uneven sizes, which take more time.
final class UnevenSizes: NSObject, UICollectionViewDelegateFlowLayout {
  weak var screen: WorkbenchViewController?

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let screen else { return .zero }
    var size = screen.layout.itemSize
    let contents = screen.contents
    let share = contents.share(ofItem: contents.counts.number(of: indexPath))
    if screen.layout.scrollDirection == .horizontal {
      size.width *= share
    } else {
      size.height *= share
    }
    return size
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    screen?.collectionView(collectionView, didSelectItemAt: indexPath)
  }
}
