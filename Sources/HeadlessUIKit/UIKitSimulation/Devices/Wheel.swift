import UIKit

/// The wheel of a mouse, which scrolls what lies under the pointer.
@MainActor
public final class Wheel {
  private unowned let window: UIWindow

  init(window: UIWindow) { self.window = window }

  /// Turns by a notch, which moves the content's offset by `distance` on the screen.
  public func turn(by distance: CGPoint, at pointer: CGPoint) {
    window.scrollView(at: pointer, thatScrolls: distance)?.wheelTurned(by: distance)
  }
}
