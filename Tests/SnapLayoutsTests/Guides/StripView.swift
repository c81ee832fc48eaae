import SnapLayouts
import UIKit

// begin
final class StripView: UICollectionView {
  override var intrinsicContentSize: CGSize {
    guard let layout = collectionViewLayout as? SnapFlowLayout else {
      return super.intrinsicContentSize
    }
    let insets = layout.sectionInset
    return CGSize(
      width: UIView.noIntrinsicMetric, height: insets.top + layout.itemSize.height + insets.bottom)
  }
}
// end
