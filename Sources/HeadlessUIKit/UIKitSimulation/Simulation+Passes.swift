import UIKit

extension Simulation {
  /// The most offsets that were written in one layout pass of a collection view, and its most preparations, since the
  /// last call.
  ///
  /// UIKit stops an app whose passes feed on themselves (facts 112 and 155).
  public static func greatestPass(
    of collectionView: UICollectionView
  ) -> (writes: Int, preparations: Int) {
    defer { collectionView.greatestPass = PassEffort() }
    return (collectionView.greatestPass.writes, collectionView.greatestPass.preparations)
  }
}
