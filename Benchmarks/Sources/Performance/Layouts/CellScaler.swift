import UIKit

/// A delegate that scales the visible cells of a plain flow layout whenever the view scrolls.
@MainActor
final class CellScaler: NSObject, UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let view = scrollView as? UICollectionView else { return }
    let middle = view.contentOffset.x + view.bounds.width / 2
    for cell in view.visibleCells {
      let farthest = (view.bounds.width + cell.bounds.width) / 2
      let scale = 1 - 0.25 * min(1, abs(cell.center.x - middle) / farthest)
      cell.layer.transform = CATransform3DMakeScale(scale, scale, 1)
    }
  }
}
