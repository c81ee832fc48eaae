#if canImport(UIKit)
import UIKit

/// The attributes that a view prefers, and those that the flow layout had for it.
struct Measurement {
  let preferred: UICollectionViewLayoutAttributes
  let original: UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutAttributes {
  /// A copy without effects, for use before the flow layout has attributes of its own.
  var withoutEffects: UICollectionViewLayoutAttributes {
    changed { ($0.transform3D, $0.alpha, $0.zIndex) = (CATransform3DIdentity, 1, 0) }
  }
}
#endif
