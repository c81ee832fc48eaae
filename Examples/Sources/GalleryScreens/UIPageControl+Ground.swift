import UIKit

extension UIPageControl {
  /// A page control on the ground of a screen or on a card: each dot stands out by at least 3 : 1, in light and dark.
  static func onGround() -> UIPageControl {
    let control = UIPageControl()
    control.pageIndicatorTintColor = .label.withAlphaComponent(0.5)
    control.currentPageIndicatorTintColor = .label
    return control
  }
}
