import UIKit

extension UIWindow {
  /// The innermost scroll view under a pointer that can follow a movement.
  func scrollView(at pointer: CGPoint, thatScrolls way: CGPoint) -> UIScrollView? {
    sequence(first: hitTest(pointer, with: nil), next: { $0?.superview }).lazy
      .compactMap { $0 as? UIScrollView }
      .first {
        $0.isScrollEnabled && (way.x != 0 && $0.scrollsAcross || way.y != 0 && $0.scrollsDown)
      }
  }
}
