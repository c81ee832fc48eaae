#if canImport(UIKit)
import UIKit

/// An invalidation that may leave the contents as they are: only the places and looks of items change.
///
/// Contexts say by themselves what else they change, and nobody has documented what a context says that
/// UIKit makes. So only those count as harmless that this layout has marked.
final class SnapInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  fileprivate(set) var keepsContents = false
}

extension UICollectionViewLayoutInvalidationContext {
  /// Marks the invalidation as one that leaves the contents as they are.
  func keepContents() {
    (self as? SnapInvalidationContext)?.keepsContents = true
    let flow = self as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutAttributes = false
    flow?.invalidateFlowLayoutDelegateMetrics = false
  }

  /// Whether the flow layout will compute frames anew, as far as the context says.
  var changesFlow: Bool {
    guard !invalidateEverything, !invalidateDataSourceCounts,
      let flow = self as? UICollectionViewFlowLayoutInvalidationContext
    else { return true }
    return flow.invalidateFlowLayoutAttributes || flow.invalidateFlowLayoutDelegateMetrics
  }
}
#endif
