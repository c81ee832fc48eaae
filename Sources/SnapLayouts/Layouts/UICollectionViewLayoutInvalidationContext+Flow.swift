#if canImport(UIKit)
import UIKit

extension UICollectionViewLayoutInvalidationContext {
  /// Whether the flow layout will compute frames anew; while the view only scrolls it does not
  /// (fact 40).
  var changesFlow: Bool {
    guard !invalidateEverything, !invalidateDataSourceCounts,
      let flow = self as? UICollectionViewFlowLayoutInvalidationContext
    else { return true }
    return flow.invalidateFlowLayoutAttributes || flow.invalidateFlowLayoutDelegateMetrics
  }
}
#endif
