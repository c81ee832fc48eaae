#if canImport(UIKitSimulation)
import UIKit

/// What a person does with a strip.
enum AppGesture: String, CaseIterable, Sendable {
  /// Flicks on.
  case flick
  /// Drags on by more than half a page, and flicks back.
  case flickBack
  /// Drags on by most of a page, and lifts the finger slowly.
  case slowDrag
  /// Drags on by a little, and lifts the finger slowly.
  case shortDrag
  /// Flicks on twice, the second time while the strip still moves.
  case doubleFlick
  /// Flicks on, stops the strip with the finger, drags on by a little, and lifts the finger slowly.
  case caught
  /// Flicks on and stops the strip with the finger, which lifts without a movement.
  case stopped
  /// Flicks back from the first page.
  case overscroll
}

extension AppScreen {
  func performToRest(_ gesture: AppGesture) {
    perform(gesture)
    rest()
  }

  /// Performs a gesture in the middle of the strip.
  func perform(_ gesture: AppGesture) {
    switch gesture {
    case .flick: swipe(by: 120, over: 0.1)
    case .flickBack:
      simulation.finger.touchDown(at: place(100))
      simulation.finger.move(to: place(-100), over: 0.4)
      simulation.finger.move(to: place(-60), over: 0.05)
      simulation.finger.release()
    case .slowDrag: swipe(by: 200, over: 0.5, hold: 0.3)
    case .shortDrag: swipe(by: 40, over: 0.3, hold: 0.3)
    case .doubleFlick:
      swipe(by: 120, over: 0.1)
      simulation.run(for: 0.1)
      swipe(by: 120, over: 0.1)
    case .caught, .stopped:
      swipe(by: 120, over: 0.1)
      simulation.run(for: 0.1)
      simulation.finger.touchDown(at: place(0))
      if gesture == .caught { simulation.finger.move(to: place(-30), over: 0.2) }
      simulation.finger.hold(for: 0.3)
      simulation.finger.release()
    case .overscroll:
      show(page: 0)
      swipe(by: -120, over: 0.1)
    }
  }

  /// Drags the content by a distance, forwards if it is positive.
  func swipe(
    by distance: CGFloat, over duration: Double, hold: Double = 0, in strip: UIView? = nil
  ) {
    let (start, end) = (place(distance / 2, in: strip), place(-distance / 2, in: strip))
    simulation.finger.drag(
      from: start, by: CGPoint(x: end.x - start.x, y: end.y - start.y), over: duration, hold: hold)
  }

  /// A point of the window at a distance from the middle of a strip, along its axis.
  private func place(_ distance: CGFloat, in strip: UIView? = nil) -> CGPoint {
    let strip = strip ?? view
    let middle = strip.superview?.convert(strip.center, to: nil) ?? strip.center
    return isHorizontal
      ? CGPoint(x: middle.x + distance, y: middle.y) : CGPoint(x: middle.x, y: middle.y + distance)
  }
}
#endif
