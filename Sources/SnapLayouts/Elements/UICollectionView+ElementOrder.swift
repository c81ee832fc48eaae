#if canImport(UIKit)
import UIKit

/// The order of views in which a tap finds them.
extension UICollectionView {
  /// Puts the visible cells, headers and footers into the order in which they are drawn.
  ///
  /// A touch hits the last subview that contains it, whatever lies in front. A collection view may
  /// leave its subviews in the order in which they came, while effects change what lies in front. Each frame in which the
  /// view moves ends with this call, and one frame after any other layout pass. UIKit moves a view that it scrolls itself
  /// after that, and lays it out last of all, when nobody calls the layout: there the order is that of the frame before.
  func orderElements() {
    var views = subviews
    guard !views.areInOrder else { return }
    // They change places among themselves: nothing comes to lie above an indicator, or above a view of UIKit's.
    let places = views.indices.filter { views[$0] is UICollectionReusableView }
    for end in places.indices {
      for (back, front) in zip(places[..<end].reversed(), places[...end].reversed()) {
        guard views[front].layer.zPosition < views[back].layer.zPosition else { break }
        exchangeSubview(at: back, withSubviewAt: front)
        views.swapAt(back, front)
      }
    }
  }
}

extension [UIView] {
  /// Whether the cells, headers and footers are in the order in which they are drawn.
  @MainActor fileprivate var areInOrder: Bool {
    var front = -CGFloat.infinity
    for view in self where view is UICollectionReusableView {
      let position = view.layer.zPosition
      guard position >= front else { return false }
      front = position
    }
    return true
  }
}
#endif
