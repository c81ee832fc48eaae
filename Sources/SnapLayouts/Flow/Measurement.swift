#if canImport(UIKit)
import UIKit

/// The attributes that a view prefers, and those that the flow layout had for it.
struct Measurement {
  let preferred: UICollectionViewLayoutAttributes
  let original: UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutAttributes {
  /// A copy without effects, for use before the flow layout has attributes of its own.
  var withoutEffects: UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.transform3D = CATransform3DIdentity
    copy?.alpha = 1
    copy?.zIndex = 0
    return copy
  }
}

extension CGSize {
  /// The same size, with 0 in place of negative values, `NaN` and infinity.
  var corrected: CGSize {
    CGSize(width: max(0, width.corrected()), height: max(0, height.corrected()))
  }
}
#endif
