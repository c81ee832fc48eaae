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
    guard !subviews.areInOrder else { return }
    let places = subviews.enumerated().filter { $0.element is UICollectionReusableView }
    let ordered = places.sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }
    // They change places among themselves: nothing comes to lie above an indicator, or above a view of UIKit's.
    var views = subviews
    for (place, view) in zip(places.map(\.offset), ordered.map(\.element))
    where views[place] !== view {
      guard let other = views.firstIndex(of: view) else { return }
      exchangeSubview(at: place, withSubviewAt: other)
      views.swapAt(place, other)
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
