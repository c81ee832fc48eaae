#if canImport(UIKit)
import UIKit

/// A flow layout that runs from right to left where the language does.
final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
#endif
