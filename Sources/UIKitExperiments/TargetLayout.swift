#if canImport(UIKit)
import UIKit

/// A flow layout that counts the requests for the target of a release.
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
