import UIKit

/// Two fingers on a trackpad, which scroll the view under the pointer.
@MainActor
public final class Trackpad {
  private unowned let window: UIWindow
  private let loop: MainLoop

  init(window: UIWindow, loop: MainLoop) {
    self.window = window
    self.loop = loop
  }

  /// Moves by `translation` over `duration`, holds still, and lifts the fingers.
  ///
  /// The content moves with the fingers. Without a hold it coasts with the velocity of the
  /// movement.
  public func scroll(
    by translation: CGPoint, over duration: TimeInterval, hold: TimeInterval = 0,
    at pointer: CGPoint
  ) {
    guard let scrollView = window.scrollView(at: pointer, thatScrolls: translation) else { return }
    let steps = max(1, Int((duration * Double(loop.framesPerSecond)).rounded()))
    let begin = loop.now
    let scale = window.traitCollection.displayScale
    /// The location of the fingers in whole pixels, so that rounding loses no step.
    func place(_ index: Int) -> CGPoint {
      let share = CGFloat(index) / CGFloat(steps)
      return CGPoint(
        x: (translation.x * share * scale).rounded() / scale,
        y: (translation.y * share * scale).rounded() / scale)
    }
    loop.deliverTouch(at: begin) { scrollView.trackpadBegan() }
    for index in 1...steps {
      let (last, way) = (place(index - 1), place(index))
      loop.deliverTouch(at: begin + duration * Double(index) / Double(steps)) {
        scrollView.trackpadMoved(by: way, step: CGPoint(x: way.x - last.x, y: way.y - last.y))
      }
    }
    let time = hold > 0 ? CGFloat.infinity : CGFloat(max(duration, 1e-3))
    let velocity = CGPoint(x: 0 - translation.x / time, y: 0 - translation.y / time)
    loop.deliverTouch(at: begin + duration + max(0, hold)) {
      scrollView.trackpadEnded(velocity: velocity)
    }
  }
}
