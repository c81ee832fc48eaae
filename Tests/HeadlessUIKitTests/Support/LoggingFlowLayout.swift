import UIKit
import UIKitSimulation

/// A flow layout that writes down what it is asked, and at which bounds.
@MainActor
final class LoggingFlowLayout: UICollectionViewFlowLayout {
  let log = CallLog()
  var answersBoundsChanges = true
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []
  private(set) var rects: [CGRect] = []

  /// The layout's calls without the rectangles, so that a life can be read at a glance.
  private func note(_ call: String) { log.note(call) }

  private var offset: Int { Int(collectionView?.bounds.minY ?? 0) }

  override func invalidateLayout() {
    note("IL@\(offset)")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    note(context.invalidateEverything ? "ILW everything" : "ILW@\(offset)")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("SI(\(Int(newBounds.minY)))@\(offset)")
    return answersBoundsChanges
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("IC@\(offset)")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    contexts.append(context)
    return context
  }

  override func prepare() {
    note("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    note("size")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    note("elements")
    rects.append(rect)
    return super.layoutAttributesForElements(in: rect)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    note("target")
    return super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    note("target without velocity")
    return super.targetContentOffset(forProposedContentOffset: proposed)
  }
}
