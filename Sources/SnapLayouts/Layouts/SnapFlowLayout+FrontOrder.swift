#if canImport(UIKit)
import UIKit

/// The order of views in which a tap finds them.
extension SnapFlowLayout {
  /// Puts the visible cells, headers and footers into the order in which they are drawn.
  ///
  /// A touch hits the last subview that contains it, whatever lies in front. A collection view may
  /// leave its subviews in the order in which they came, while effects change what lies in front.
  func orderSubviews() {
    guard hasEffects, let collectionView else { return }
    // The last offset may not have been laid out yet.
    collectionView.layoutIfNeeded()
    let views = collectionView.subviews.compactMap { $0 as? UICollectionReusableView }
    let ordered = views.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
    guard zip(views, ordered).contains(where: { $0 !== $1 }) else { return }
    for view in ordered { collectionView.bringSubviewToFront(view) }
  }
}
#endif
