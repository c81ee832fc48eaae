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
    var (views, highest) = (subviews, -CGFloat.infinity)
    // A hidden one waits for its item, where it was last shown; to move it would dirty the view in each frame.
    for number in views.indices where views[number].isOrderedElement {
      let position = views[number].layer.zPosition
      highest = max(highest, position)
      var place = number
      // They change places among themselves: nothing comes to lie above an indicator, or above a view of UIKit's.
      while position < highest,
        let back = views[..<place].lastIndex(where: \.isOrderedElement),
        position < views[back].layer.zPosition
      {
        exchangeSubview(at: back, withSubviewAt: place)
        views.swapAt(back, place)
        place = back
      }
    }
  }
}

extension UIView {
  fileprivate var isOrderedElement: Bool { self is UICollectionReusableView && !isHidden }
}
#endif
