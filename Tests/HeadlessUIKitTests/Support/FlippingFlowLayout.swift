import UIKit

/// A flow layout that lets its collection view flip.
@MainActor
final class FlippingFlowLayout: UICollectionViewFlowLayout {
  var flips = true
  var development = UIUserInterfaceLayoutDirection.leftToRight
  private(set) var velocity: CGPoint?

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { development }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    self.velocity = velocity
    return super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
}
