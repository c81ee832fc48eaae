#if canImport(UIKit)
import UIKit

/// The attributes that snap layouts hand to cells, with what an effect says about their content.
///
/// Read them in a cell's `apply(_:)`.
open class SnapLayoutAttributes: UICollectionViewLayoutAttributes {
  /// How many pages the item is away from the focus: -1 one page before it, 0.5 half a page after it.
  ///
  /// By default 0, also for headers and footers. It is right whenever a cell gets attributes. With effects
  /// cells get new ones in every frame, else only with ``SnapFlowLayout/reportsPageProgress``.
  public var pageProgress: CGFloat {
    get { own.pageProgress }
    set { own.pageProgress = newValue }
  }

  /// How far the effects shift the content inside the item along the scroll axis, in points.
  ///
  /// By default 0.
  public var contentShift: CGFloat {
    get { own.contentShift }
    set { own.contentShift = newValue }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    // The flow layout's own say nothing, and there are many of them.
    guard own != Own(), let attributes = copy as? SnapLayoutAttributes else { return copy }
    attributes.own = own
    return attributes
  }

  // The collection view does not apply attributes again that are equal to the ones it shows (fact 54).
  open override func isEqual(_ object: Any?) -> Bool {
    // In a motion it is the progress that differs.
    guard let other = object as? SnapLayoutAttributes, own == other.own else { return false }
    return super.isEqual(object)
  }

  /// What these attributes say beyond those of UIKit.
  private struct Own: Equatable {
    var pageProgress: CGFloat = 0
    var contentShift: CGFloat = 0
  }

  // UIKit compares on the main thread, by a method that isn't isolated to it.
  nonisolated(unsafe) private var own = Own()
}
#endif
