#if canImport(UIKit)
import UIKit

/// Copies with changes: the original attributes never change, because the flow layout caches them (fact 57).
extension UICollectionViewLayoutAttributes {
  func changed(
    _ change: (UICollectionViewLayoutAttributes) -> Void
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = ownCopy else { return self }
    change(copy)
    return copy
  }

  @inline(never)
  private var ownCopy: UICollectionViewLayoutAttributes? {
    copy(with: nil) as? UICollectionViewLayoutAttributes
  }

  /// Whether they are those of an item, and not of a header, a footer or a decoration.
  var isCell: Bool { representedElementCategory == .cell }

  /// The extent along an axis, around a middle.
  func extent(along axis: ScrollAxis, around middle: CGPoint) -> Extent {
    Extent(middle: middle[along: axis], length: size[along: axis])
  }
}
#endif
