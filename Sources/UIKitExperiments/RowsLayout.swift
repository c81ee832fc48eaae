#if canImport(UIKit)
import UIKit

/// A custom layout with rows as wide as the view, which records its calls.
final class RowsLayout: UICollectionViewLayout {
  enum Call: Equatable {
    case invalidate, prepare, elements, preferred, updates, target, delegateTarget
    case initial(Int)
    case final(Int)
    case boundsChange(CGRect)
    case animatedBounds, animatedBoundsEnd, transitionTo, transitionFrom, passEnd
  }

  var calls: [Call] = []
  var rowHeight: CGFloat = 70
  /// The target offset of an update.
  var target: CGPoint?
  var onPrepare: (() -> Void)?
  /// Whether the first item has two attributes objects, the second ten points to the right.
  var hasDuplicate = false
  /// Whether it uses the preferred sizes of cells.
  var listensToCells = false
  /// The offsets at which elements were requested.
  private(set) var offsets: [CGPoint] = []
  /// The attributes of the first item that were returned last.
  private(set) var first: UICollectionViewLayoutAttributes?
  /// Whether the base layout returns initial attributes.
  var baseHasInitialAttributes = false

  private var heights: [Int: CGFloat] = [:]

  func count(_ call: Call) -> Int { calls.filter { $0 == call }.count }

  var asksForInitial: Bool { firstInitial != nil }

  var firstInitial: Int? {
    calls.firstIndex { if case .initial = $0 { true } else { false } }
  }

  // MARK: Positions

  private var items: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  private func top(of item: Int) -> CGFloat {
    CGFloat(item) * rowHeight
      + heights.filter { $0.key < item }.reduce(0) { $0 + $1.value - rowHeight }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: top(of: items)) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: top(of: indexPath.item), width: 300, height: heights[indexPath.item] ?? rowHeight)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    calls.append(.elements)
    offsets.append(collectionView?.contentOffset ?? .zero)
    let found = (0..<items)
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
    first = found.first { $0.indexPath.item == 0 }
    return found + duplicate
  }

  private var duplicate: [UICollectionViewLayoutAttributes] {
    guard hasDuplicate, let copy = first?.copy() as? UICollectionViewLayoutAttributes else {
      return []
    }
    copy.frame.origin.x += 10
    return [copy]
  }

  // MARK: Invalidation

  override func prepare() {
    super.prepare()
    calls.append(.prepare)
    onPrepare?()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append(.invalidate)
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append(.boundsChange(newBounds))
    return newBounds.size != collectionView?.bounds.size
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let item = originalAttributes.indexPath.item
    guard listensToCells, heights[item] == nil else { return false }
    calls.append(.preferred)
    heights[item] = preferredAttributes.size.height
    return true
  }

  // MARK: Updates

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    calls.append(.target)
    return target ?? proposedContentOffset
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls.append(.updates)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    calls.append(.animatedBounds)
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    calls.append(.animatedBoundsEnd)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append(.initial(itemIndexPath.item))
    if super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) != nil {
      baseHasInitialAttributes = true
    }
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append(.final(itemIndexPath.item))
    return nil
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    calls.append(.transitionTo)
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    calls.append(.transitionFrom)
  }
}
#endif
