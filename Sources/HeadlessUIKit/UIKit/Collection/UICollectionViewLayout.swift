/// Computes the places of a collection view's elements.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UICollectionViewLayout: NSObject {
  open var collectionView: UICollectionView? { shownBy }

  /// The collection view that uses this layout.
  weak var shownBy: UICollectionView?

  /// The context of the present change of bounds (fact 33).
  var boundsChangeContext: UICollectionViewLayoutInvalidationContext?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open var collectionViewContentSize: CGSize { .zero }
  /// The direction of the app's development language (fact 59).
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.simulatedDevelopmentDirection
  }

  package static var simulatedDevelopmentDirection = UIUserInterfaceLayoutDirection.leftToRight
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Apple declares it in an extension of `NSObject`, which Foundation on Linux doesn't allow.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Invalidation

  /// Invalidates with the context of a change of bounds, or with a new one (fact 33).
  open func invalidateLayout() {
    invalidateLayout(with: boundsChangeContext ?? makeInvalidationContext())
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// A context of the layout's context class, with its properties set.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.moves(from: previousIndexPaths, to: targetIndexPaths)
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// A context of the layout's context class, with its properties set.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.moves(from: previousIndexPaths, to: indexPaths)
    return context
  }

  // MARK: Layout

  open func prepare() {}

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The index path of the item at the position, or the previous one if there is none.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let around = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let items = layoutAttributesForElements(in: around)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(position) }
    return items?.first?.indexPath ?? previousIndexPath
  }

  /// A copy of the item's attributes, at the position and in front of all other items.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = copy ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Scrolling and transitions

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  // MARK: Updates (facts 43, 46, 53)

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(of: CollectionElement(indexPath: itemIndexPath, kind: nil))
  }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(of: CollectionElement(indexPath: itemIndexPath, kind: nil))
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(
      of: CollectionElement(indexPath: elementIndexPath, kind: elementKind))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(of: CollectionElement(indexPath: elementIndexPath, kind: elementKind))
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(
      of: CollectionElement(
        indexPath: decorationIndexPath, kind: elementKind, isDecoration: true))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(
      of: CollectionElement(
        indexPath: decorationIndexPath, kind: elementKind, isDecoration: true))
  }

  // MARK: Internal

  /// Whether elements move with the bounds although nothing is invalidated.
  var movesWithBounds: Bool { false }

  /// The classes of the decoration views, by kind.
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
  }
}
