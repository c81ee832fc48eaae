import UIKit

/// An invalidation that states whether the heights are still valid.
@MainActor
final class StackContext: UICollectionViewLayoutInvalidationContext {
  var forgetsHeights = true
}
