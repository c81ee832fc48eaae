#if canImport(UIKit)
import UIKit

/// An invalidation that may leave the contents unchanged and only update the places and looks of
/// items.
///
/// The flags of a context that UIKit creates are not documented. So an invalidation leaves the
/// contents unchanged only if this layout has marked it.
final class SnapInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  /// What may have changed.
  enum Change {
    /// Everything, as far as this layout knows.
    case contents
    /// The places and looks of items, and nothing else.
    case looks
    /// The size of the bounds; lines may get other items only if their extent across has changed.
    case boundsSize(reflows: Bool)
    /// The size of an item, which its cell has chosen.
    case measurement(of: IndexPath, CGSize)
  }

  var change = Change.contents
  var keepsContents: Bool { if case .looks = change { true } else { false } }
  /// Whether a person moves items interactively.
  var movesItems = false
}

extension UICollectionViewLayoutInvalidationContext {
  /// Marks the invalidation as one that leaves the contents unchanged.
  func keepContents() {
    own?.change = .looks
    flow?.invalidateFlowLayoutAttributes = false
    flow?.invalidateFlowLayoutDelegateMetrics = false
  }

  /// Whether the invalidation is one for a cell that has chosen another size.
  var isMeasurement: Bool { if case .measurement? = own?.change { true } else { false } }

  /// Marks the invalidation as one for another size of the bounds, for which the layout itself asks the delegate.
  func markBoundsSize(reflows: Bool) {
    own?.change = .boundsSize(reflows: reflows)
    own?.invalidateFlowLayoutAttributes = reflows
    // Without this flag, the flow layout wouldn't ask the delegate.
    flow?.invalidateFlowLayoutDelegateMetrics = own == nil
  }

  /// Whether the flow layout computes new frames, according to the flags of the context.
  var changesFlow: Bool { asksDelegate || flow?.invalidateFlowLayoutAttributes != false }

  /// Whether the flow layout asks its delegate again, according to the flags of the context.
  var asksDelegate: Bool {
    invalidateEverything || invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics != false
  }

  /// The context, if it is one of this layout's.
  var own: SnapInvalidationContext? { self as? SnapInvalidationContext }
  private var flow: UICollectionViewFlowLayoutInvalidationContext? {
    self as? UICollectionViewFlowLayoutInvalidationContext
  }
}
#endif
