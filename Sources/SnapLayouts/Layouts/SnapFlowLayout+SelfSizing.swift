#if canImport(UIKit)
import UIKit

/// Cells that choose their sizes, as with an estimated item size.
extension SnapFlowLayout {
  /// Whether items get their size from the viewport, so that cells have nothing to choose.
  var fitsItems: Bool { fillsViewportAcross || pageSizing != .item }

  /// What a view has chosen, in the flow layout's own terms: it knows neither padding nor effects.
  ///
  /// - Parameters:
  ///   - preferred: What the view would rather have; only its size counts.
  ///   - original: What it was shown with.
  /// - Returns: Both for the flow layout; nil where there is nothing to choose.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) -> Measurement? {
    guard !fitsItems, original.representedElementCategory == .cell,
      let own = super.layoutAttributesForItem(at: original.indexPath) ?? original.withoutEffects,
      let chosen = own.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    chosen.size = preferred.size.corrected
    return Measurement(preferred: chosen, original: own)
  }

  /// What a view prefers, and what the flow layout had for it.
  struct Measurement {
    let preferred: UICollectionViewLayoutAttributes
    let original: UICollectionViewLayoutAttributes
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy as a flow layout would have made it, which may know nothing before it is prepared.
  fileprivate var withoutEffects: UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.transform3D = CATransform3DIdentity
    copy?.alpha = 1
    copy?.zIndex = 0
    return copy
  }
}

extension CGSize {
  /// The same with what is negative or not finite as 0.
  fileprivate var corrected: CGSize {
    CGSize(width: max(0, width.corrected()), height: max(0, height.corrected()))
  }
}
#endif
