import SnapLayouts
import UIKit

/// A delegate whose list follows the focus.
@MainActor
final class FocusFollower: NSObject, UICollectionViewDelegate {
  let layout: SnapFlowLayout

  init(layout: SnapFlowLayout) { self.layout = layout }

  // begin
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let indexPath = context.nextFocusedIndexPath else { return }
    layout.scroll(toItemAt: indexPath, animated: true)
  }
  // end
}
