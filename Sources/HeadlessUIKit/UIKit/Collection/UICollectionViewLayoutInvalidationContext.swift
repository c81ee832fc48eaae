internal import UIKitQuestions

/// The parts of a layout that are invalid (fact 38).
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// These properties are set while an item is moved interactively, and at the end of that.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Added to the offset as soon as the layout is invalidated with this context (fact 42).
  open var contentOffsetAdjustment = CGPoint.zero

  /// Added to the content size until the layout returns its own (fact 42).
  open var contentSizeAdjustment = CGSize.zero

  public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = invalidatedItemIndexPaths.adding(indexPaths)
  }

  /// Items that are moved interactively are invalid too (fact 180).
  func moves(from previous: [IndexPath], to targets: [IndexPath]) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = targets
    invalidateItems(at: targets + previous)
  }

  /// The first item that is named, where those before it stay as they are (fact 196); nil if nothing does.
  var firstNamedItem: IndexPath? {
    guard let first = invalidatedItemIndexPaths?.min(), !invalidateEverything,
      !invalidateDataSourceCounts, OpenQuestions.current.collection.unnamedItems == .kept
    else { return nil }
    return first
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths =
      invalidatedSupplementaryIndexPaths
      .adding(indexPaths, to: elementKind)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths =
      invalidatedDecorationIndexPaths
      .adding(indexPaths, to: elementKind)
  }
}

/// The parts of a flow layout that are invalid; the flags of a new context are an open question
/// (fact 39).
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics: Bool
  open var invalidateFlowLayoutAttributes: Bool

  /// The size that a cell prefers.
  var preferredSize: (indexPath: IndexPath, size: CGSize)?

  public required init() {
    let areSet = OpenQuestions.current.collection.freshFlowContextFlags == .set
    invalidateFlowLayoutDelegateMetrics = areSet
    invalidateFlowLayoutAttributes = areSet
    super.init()
  }
}

extension [IndexPath]? {
  /// The index paths without duplicates, in the order in which they were added; nil if there are
  /// none.
  fileprivate func adding(_ indexPaths: [IndexPath]) -> [IndexPath]? {
    indexPaths.reduce(self) { $0?.contains($1) == true ? $0 : ($0 ?? []) + [$1] }
  }
}

extension [String: [IndexPath]]? {
  fileprivate func adding(_ indexPaths: [IndexPath], to kind: String) -> [String: [IndexPath]]? {
    guard !indexPaths.isEmpty else { return self }
    var kinds = self ?? [:]
    kinds[kind] = kinds[kind].adding(indexPaths)
    return kinds
  }
}
