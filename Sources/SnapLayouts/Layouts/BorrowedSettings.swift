#if canImport(UIKit)
import UIKit

/// The settings of a collection view that a layout changes while it is in use.
@MainActor
struct BorrowedSettings {
  private(set) weak var collectionView: UICollectionView?
  private let isPaging: Bool
  private let decelerationRate: UIScrollView.DecelerationRate

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    isPaging = collectionView.isPaging
    decelerationRate = collectionView.decelerationRate
  }

  /// Sets a rate; nil stands for the view's own.
  func apply(_ rate: UIScrollView.DecelerationRate?) {
    collectionView?.decelerationRate = rate ?? decelerationRate
  }

  func giveBack() {
    collectionView?.isPaging = isPaging
    collectionView?.decelerationRate = decelerationRate
  }
}

extension UIScrollView {
  #if os(tvOS)
  /// Whether the system pages, which it never does here; there is no such property.
  var isPaging: Bool {
    get { false }
    set {}
  }
  #else
  /// Whether the system pages.
  var isPaging: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }
  #endif
}
#endif
