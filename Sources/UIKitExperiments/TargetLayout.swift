#if canImport(UIKit)
import UIKit

/// A flow layout that counts how often a release asks for its target.
final class TargetLayout: UICollectionViewFlowLayout {
  var target: CGPoint?
  private(set) var queries = 0

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    queries += 1
    return target ?? proposedContentOffset
  }
}
#endif
