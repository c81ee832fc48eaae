import UIKit

/// A mouse wheel, which scrolls the view under the pointer.
@MainActor
public final class Wheel {
  private unowned let window: UIWindow

  init(window: UIWindow) { self.window = window }

  /// Turns the wheel by one notch, which scrolls by `distance` on the screen.
  public func turn(by distance: CGPoint, at pointer: CGPoint) {
    window.scrollView(at: pointer, thatScrolls: distance)?.wheelTurned(by: distance)
  }
}
