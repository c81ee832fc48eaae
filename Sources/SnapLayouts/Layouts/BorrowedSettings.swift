#if canImport(UIKit)
import UIKit

/// The settings of a collection view that a layout changes while it is in use.
@MainActor
struct BorrowedSettings {
  private(set) weak var collectionView: UICollectionView?
  private let isPagingEnabled: Bool
  private let decelerationRate: UIScrollView.DecelerationRate

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    isPagingEnabled = collectionView.isPagingEnabled
    decelerationRate = collectionView.decelerationRate
  }

  /// Sets a rate; nil stands for the view's own.
  func apply(_ rate: UIScrollView.DecelerationRate?) {
    collectionView?.decelerationRate = rate ?? decelerationRate
  }

  func giveBack() {
    collectionView?.isPagingEnabled = isPagingEnabled
    collectionView?.decelerationRate = decelerationRate
  }
}
#endif
