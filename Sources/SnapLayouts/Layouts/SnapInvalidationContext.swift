#if canImport(UIKit)
import UIKit

/// An invalidation that may leave the contents as they are: only the places and looks of items change.
///
/// Contexts say by themselves what else they change, and nobody has documented what a context says that
/// UIKit makes. So only those count as harmless that this layout has marked.
final class SnapInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  private(set) var keepsContents = false

  func keepContents() {
    keepsContents = true
    invalidateFlowLayoutAttributes = false
    invalidateFlowLayoutDelegateMetrics = false
  }
}
#endif
