#if canImport(UIKit)
import UIKit

/// An invalidation that may leave the contents unchanged and only update the places and looks of
/// items.
///
/// The flags of a context that UIKit creates are not documented. So an invalidation leaves the
/// contents unchanged only if this layout has marked it.
final class SnapInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  fileprivate(set) var keepsContents = false
  /// Whether a person moves items interactively from now on; nil if that doesn't change.
  fileprivate(set) var movesItems: Bool?
  /// The item whose cell has chosen another size, if nothing else changes.
  fileprivate(set) var measuredItem: IndexPath?
}

extension UICollectionViewLayoutInvalidationContext {
  /// Marks the invalidation as one that leaves the contents unchanged.
  func keepContents() {
    (self as? SnapInvalidationContext)?.keepsContents = true
    let flow = self as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutAttributes = false
    flow?.invalidateFlowLayoutDelegateMetrics = false
  }

  /// Marks the invalidation as one during an interactive movement of items, or at its end.
  func markMovement(continues: Bool) {
    (self as? SnapInvalidationContext)?.movesItems = continues
  }

  /// Marks the invalidation as one for a cell that has chosen another size.
  func markMeasurement(of item: IndexPath) {
    (self as? SnapInvalidationContext)?.measuredItem = item
  }

  /// Whether the flow layout computes new frames, according to the flags of the context.
  var changesFlow: Bool {
    guard !invalidateEverything, !invalidateDataSourceCounts,
      let flow = self as? UICollectionViewFlowLayoutInvalidationContext
    else { return true }
    return flow.invalidateFlowLayoutAttributes || flow.invalidateFlowLayoutDelegateMetrics
  }
}
#endif
