import UIKit

/// Gives each item of the workbench a size of its own; a delegate without sizes costs a layout less.
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
