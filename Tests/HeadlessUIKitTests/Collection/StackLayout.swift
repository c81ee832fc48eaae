import UIKit

/// A layout that isn't a flow layout, as others have written it: self-sizing cells in a column, with
/// a separator for each row and a common background.
@MainActor
final class StackLayout: UICollectionViewLayout {
  static let separator = "separator"
  static let background = "background"

  private(set) var heights: [CGFloat] = []
  private(set) var updates: [UICollectionViewUpdateItem.Action] = []
  private(set) var widths: [CGFloat] = []
  private var inserted: Set<IndexPath> = []
  private var anchor: (item: Int, distance: CGFloat)?

  let estimatedHeight: CGFloat = 40

  override init() {
    super.init()
    register(SeparatorView.self, forDecorationViewOfKind: Self.separator)
  }

  required init?(coder: NSCoder) { nil }

  override class var invalidationContextClass: AnyClass { StackContext.self }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: top(of: heights.count))
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    if heights.count != count {
      heights = (0..<count).map { heights.indices.contains($0) ? heights[$0] : estimatedHeight }
    }
    if widths.last != collectionView.bounds.width { widths.append(collectionView.bounds.width) }
  }

  // MARK: Positions

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let paths = heights.indices.map { IndexPath(item: $0, section: 0) }
    let cells = paths.compactMap(layoutAttributesForItem)
    let separators = paths.compactMap {
      layoutAttributesForDecorationView(ofKind: Self.separator, at: $0)
    }
    let background = layoutAttributesForSupplementaryView(
      ofKind: Self.background, at: IndexPath(item: 0, section: 0))
    return (cells + separators + [background].compactMap { $0 })
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard heights.indices.contains(indexPath.item), let collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: top(of: indexPath.item), width: collectionView.bounds.width,
      height: heights[indexPath.item])
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.separator, let row = layoutAttributesForItem(at: indexPath)?.frame
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 10, y: row.maxY - 1, width: row.width - 20, height: 1)
    attributes.zIndex = 1
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.background else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
    attributes.zIndex = -1
    return attributes
  }

  // MARK: Preferred heights

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size.height != originalAttributes.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    let item = preferredAttributes.indexPath.item
    let growth = preferredAttributes.size.height - heights[item]
    heights[item] = preferredAttributes.size.height
    // Items above the viewport must not push down the visible ones.
    if top(of: item) < (collectionView?.bounds.minY ?? 0) {
      context.contentOffsetAdjustment = CGPoint(x: 0, y: growth)
    }
    context.contentSizeAdjustment = CGSize(width: 0, height: growth)
    (context as? StackContext)?.forgetsHeights = false
    return context
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything, (context as? StackContext)?.forgetsHeights == true {
      heights = []
    }
    super.invalidateLayout(with: context)
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates = updateItems.map(\.updateAction)
    inserted = Set(
      updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  override func finalizeCollectionViewUpdates() {
    inserted = []
    super.finalizeCollectionViewUpdates()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let attributes =
      layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }

  // MARK: Keeping the position in a change of bounds

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    let item = heights.indices.last { top(of: $0) <= oldBounds.minY } ?? 0
    anchor = (item, oldBounds.minY - top(of: item))
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let anchor else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    return CGPoint(x: proposedContentOffset.x, y: top(of: anchor.item) + anchor.distance)
  }

  override func finalizeAnimatedBoundsChange() {
    anchor = nil
    super.finalizeAnimatedBoundsChange()
  }

  private func top(of item: Int) -> CGFloat { heights.prefix(item).reduce(0, +) }
}

/// An invalidation that states whether the heights are still valid.
private final class StackContext: UICollectionViewLayoutInvalidationContext {
  var forgetsHeights = true
}

/// A decoration view, created by the collection view.
final class SeparatorView: UICollectionReusableView {}
