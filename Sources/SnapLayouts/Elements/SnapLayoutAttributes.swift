#if canImport(UIKit)
import UIKit

/// The attributes that snap layouts pass to cells, with values for effects on their content.
///
/// Read them in a cell's `apply(_:)`.
@preconcurrency @MainActor
open class SnapLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The distance of the item from the focus, in pages: -1 is a page before it, 0.5 half a page
  /// after it.
  ///
  /// Where a page rests, it is exactly 0 for the item of the page, and -1 and 1 for the items of its neighbors, however
  /// far apart they are; see ``ItemPosition/progress``.
  /// Cells get it in every frame with effects or ``SnapFlowLayout/reportsPageProgress``; otherwise it is 0, as it is for
  /// headers and footers.
  public var pageProgress: CGFloat {
    get { own.pageProgress }
    set { own.pageProgress = newValue }
  }

  /// The distance by which effects such as ``ItemEffect/parallax(portion:)`` shift the content inside the item, in points.
  ///
  /// It is along the scroll axis, and mirrored where UIKit mirrors the view: add it to the place of the content as it is.
  /// The default is zero.
  public var contentShift: CGPoint {
    get { own.contentShift }
    set { own.contentShift = newValue }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    // Most copies are of the flow layout's own attributes, which have default values.
    guard own != Own(), let attributes = copy as? SnapLayoutAttributes else { return copy }
    attributes.own = own
    return attributes
  }

  // The collection view doesn't apply attributes that are equal to the present ones (fact 54).
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    // Compare the progress first, because it differs during every motion.
    guard let other = object as? SnapLayoutAttributes, own == other.own else { return false }
    return super.isEqual(object)
  }

  /// The values that these attributes add to UIKit's.
  private struct Own: Equatable {
    var pageProgress: CGFloat = 0
    var contentShift = CGPoint.zero
  }

  // UIKit compares attributes on the main thread, but `isEqual` isn't isolated to the main actor.
  nonisolated(unsafe) private var own = Own()
}
#endif
