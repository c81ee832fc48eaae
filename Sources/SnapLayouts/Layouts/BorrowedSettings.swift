#if canImport(UIKit)
import UIKit

/// The settings of a collection view that a layout changes while it is in use.
///
/// If the app changes one of them meanwhile, the app's value stays.
@MainActor
struct BorrowedSettings {
  private(set) weak var collectionView: UICollectionView?
  private var wasPaging = false
  private let ownRate: UIScrollView.DecelerationRate
  private var lentRate: UIScrollView.DecelerationRate?

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    ownRate = collectionView.decelerationRate
  }

  /// The deceleration rate of the layout; nil for the view's own.
  var decelerationRate: UIScrollView.DecelerationRate? {
    get { lentRate }
    set {
      guard newValue != lentRate else { return }
      if newValue == nil {
        giveBackRate()
      } else {
        collectionView?.decelerationRate = newValue ?? ownRate
      }
      lentRate = newValue
    }
  }

  /// Turns system paging off, because it ignores the target offset of the layout.
  mutating func turnPagingOff() {
    guard let collectionView, collectionView.isPaging else { return }
    wasPaging = true
    collectionView.isPaging = false
  }

  func giveBack() {
    giveBackRate()
    if wasPaging { collectionView?.isPaging = true }
  }

  private func giveBackRate() {
    guard let collectionView, collectionView.decelerationRate == lentRate else { return }
    collectionView.decelerationRate = ownRate
  }
}

extension UIScrollView {
  #if os(tvOS)
  /// Always false: the property doesn't exist on this platform.
  var isPaging: Bool {
    get { false }
    set {}
  }
  #else
  /// Whether system paging is on.
  var isPaging: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }
  #endif
}
#endif
