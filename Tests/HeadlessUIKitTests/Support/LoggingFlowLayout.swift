import UIKit
import UIKitSimulation

/// A flow layout that records its calls, with the bounds at each.
final class LoggingFlowLayout: UICollectionViewFlowLayout {
  let log: CallLog
  var answersBoundsChanges = true
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []
  private(set) var rects: [CGRect] = []
  private(set) var updates: [UICollectionViewUpdateItem] = []
  private(set) var proposals: [CGPoint] = []

  /// Chooses the target offset after updates and changes of the layout.
  var chooseTarget: ((CGPoint) -> CGPoint)?
  /// Choose the attributes of items that come and go.
  var initial: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
  var final: ((IndexPath) -> UICollectionViewLayoutAttributes?)?

  init(log: CallLog = CallLog()) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var offset: Int { Int(collectionView?.bounds.minY ?? 0) }

  override func invalidateLayout() {
    log.note("IL@\(offset)")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    log.note(context.invalidateEverything ? "ILW everything" : "ILW@\(offset)")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.note("SI(\(Int(newBounds.minY)))@\(offset)")
    return answersBoundsChanges
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log.note("IC@\(offset)")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    contexts.append(context)
    return context
  }

  override func prepare() {
    log.note("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    log.note("size")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
    log.note("elements")
    rects.append(rect)
    return super.layoutAttributesForElements(in: rect)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    log.note("target")
    return super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    log.note("target without velocity")
    proposals.append(proposed)
    return chooseTarget?(proposed) ?? super.targetContentOffset(forProposedContentOffset: proposed)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.note("prepare updates")
    updates = updateItems
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    log.note("finalize updates")
    super.finalizeCollectionViewUpdates()
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.note("prepare bounds \(Int(oldBounds.width))x\(Int(oldBounds.height))")
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }

  override func finalizeAnimatedBoundsChange() {
    log.note("finalize bounds")
    super.finalizeAnimatedBoundsChange()
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> Attributes?
  {
    log.note("initial \(itemIndexPath.section)-\(itemIndexPath.item)")
    guard let initial else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    return initial(itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> Attributes?
  {
    log.note("final \(itemIndexPath.section)-\(itemIndexPath.item)")
    guard let final else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    return final(itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.note("initial header \(elementIndexPath.section)")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.note("final header \(elementIndexPath.section)")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    log.note("transition to")
    super.prepareForTransition(to: newLayout)
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log.note("transition from")
    super.prepareForTransition(from: oldLayout)
  }

  override func finalizeLayoutTransition() {
    log.note("finalize transition")
    super.finalizeLayoutTransition()
  }

  /// A faded copy of an item's attributes.
  func faded(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
