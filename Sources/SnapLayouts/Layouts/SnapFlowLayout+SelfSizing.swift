#if canImport(UIKit)
import UIKit

/// Self-sizing cells, as with an estimated item size.
extension SnapFlowLayout {
  /// Converts a preferred size to the flow layout's attributes, without padding and effects.
  ///
  /// - Parameters:
  ///   - preferred: The attributes that the view prefers; only their size counts.
  ///   - original: The attributes that the view was shown with.
  /// - Returns: Both for the flow layout; nil where the view can't choose its size.
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

  /// The attributes that a view prefers, and those that the flow layout had for it.
  struct Measurement {
    let preferred: UICollectionViewLayoutAttributes
    let original: UICollectionViewLayoutAttributes
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy without effects, for use before the flow layout has attributes of its own.
  fileprivate var withoutEffects: UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.transform3D = CATransform3DIdentity
    copy?.alpha = 1
    copy?.zIndex = 0
    return copy
  }
}

extension CGSize {
  /// The same size, with 0 in place of negative values, `NaN` and infinity.
  fileprivate var corrected: CGSize {
    CGSize(width: max(0, width.corrected()), height: max(0, height.corrected()))
  }
}
#endif
