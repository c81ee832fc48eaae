import UIKit

/// The keys that scroll the focused view.
@MainActor
public final class Keyboard {
  public enum Key: Sendable, CaseIterable {
    case up, down, left, right, pageUp, pageDown, home, end
  }

  private let line: CGFloat = 40

  init() {}

  /// Presses a key while the focus is in `scrollView`.
  public func press(_ key: Key, in scrollView: UIScrollView) {
    let size = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
    let isDown = scrollView.scrollsDown
    let page = isDown ? size.height : size.width
    func along(_ distance: CGFloat) -> CGPoint {
      isDown ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
    }
    let way: CGPoint =
      switch key {
      case .up: CGPoint(x: 0, y: -line)
      case .down: CGPoint(x: 0, y: line)
      case .left: CGPoint(x: -line, y: 0)
      case .right: CGPoint(x: line, y: 0)
      case .pageUp: along(-page)
      case .pageDown: along(page)
      case .home: along(-.infinity)
      case .end: along(.infinity)
      }
    scrollView.keyScrolled(by: way)
  }
}
