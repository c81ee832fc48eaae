import UIKit

/// An invalidation that says whether the heights are still known.
@MainActor
final class StackContext: UICollectionViewLayoutInvalidationContext {
  var forgetsHeights = true
}
