#if canImport(UIKit)
import UIKit

/// A flow layout that records the sizes that its setter receives.
final class DecodedLayout: UICollectionViewFlowLayout {
  private(set) var setSizes: [CGSize] = []

  override var itemSize: CGSize {
    didSet { setSizes.append(itemSize) }
  }
}
#endif
