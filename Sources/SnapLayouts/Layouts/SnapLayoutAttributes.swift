#if canImport(UIKit)
import UIKit

/// The attributes that snap layouts hand to cells, with what an effect says about their content.
///
/// Read them in a cell's `apply(_:)`.
open class SnapLayoutAttributes: UICollectionViewLayoutAttributes {
  /// How many pages the item is away from the focus: -1 one page before it, 0.5 half a page after it.
  ///
  /// By default 0, also for headers and footers. It is right whenever a cell gets attributes. With effects
  /// and in a loop cells get new ones in every frame, else only with ``SnapFlowLayout/reportsPageProgress``.
  public var pageProgress: CGFloat = 0

  /// How far the effects shift the content inside the item along the scroll axis, in points.
  ///
  /// By default 0.
  public var contentShift: CGFloat = 0

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let attributes = copy as? SnapLayoutAttributes else { return copy }
    attributes.pageProgress = pageProgress
    attributes.contentShift = contentShift
    return attributes
  }

  // The collection view does not apply attributes again that are equal to the ones it shows (fact 54).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SnapLayoutAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated {
      pageProgress == other.pageProgress && contentShift == other.contentShift
    }
  }
}
#endif
