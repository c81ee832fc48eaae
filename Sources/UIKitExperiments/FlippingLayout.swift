#if canImport(UIKit)
import UIKit

/// A flow layout that is mirrored in right-to-left languages.
final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
#endif
