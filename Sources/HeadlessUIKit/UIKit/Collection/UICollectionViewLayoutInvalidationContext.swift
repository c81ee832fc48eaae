/// What of a layout is no longer valid (fact 38).
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Added to the offset as soon as the layout is invalidated with this context (fact 42).
  open var contentOffsetAdjustment = CGPoint.zero

  /// Added to the content size until the layout says its own (fact 42).
  open var contentSizeAdjustment = CGSize.zero

  public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths where invalidatedItemIndexPaths?.contains(indexPath) != true {
      invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + [indexPath]
    }
  }
}

/// What of a flow layout is no longer valid; a new one means everything (fact 39, as measured).
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
