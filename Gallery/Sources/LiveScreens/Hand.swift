import UIKit
import UIKitSimulation

/// Plays touches with the simulation's finger, wheel, trackpad and keys.
///
/// As on a touch screen, the location of a finger is read once per frame.
@MainActor
final class Hand {
  private unowned let player: ScreenPlayer
  private var place: CGPoint?
  private var lifts = false

  init(of player: ScreenPlayer) { self.player = player }

  /// Whether a finger is down, on the screen or on the trackpad.
  private(set) var isDown = false

  /// Advances time by a number of frames, during which the touches happen.
  func take(_ touches: [LiveTouch], over frames: Int) {
    for touch in touches { take(touch) }
    for frame in 0..<frames {
      feel(over: frames - frame)
      if lifts, frame == frames - 1 { lift() }
      player.showFrame()
    }
  }

  private var finger: Finger { player.simulation.finger }

  private func take(_ touch: LiveTouch) {
    switch touch.kind {
    case .down:
      if place != nil { lift() }
      (place, isDown) = (touch.location, true)
      finger.touchDown(at: touch.location)
    case .move: if place != nil, !lifts { place = touch.location }
    case .up: if place != nil { lifts = true }
    case .cancel:
      (place, lifts, isDown) = (nil, false, false)
      finger.cancel()
    case .wheel: player.simulation.wheel.turn(by: touch.distance, at: touch.location)
    case .rest:
      isDown = true
      player.simulation.trackpad.rest(at: touch.location)
    case .slide: player.simulation.trackpad.slide(by: touch.distance)
    case .lift:
      isDown = false
      player.simulation.trackpad.lift()
    case .key: press(touch)
    }
  }

  /// Moves the finger toward its location at the end of the frames, just before the next frame.
  private func feel(over frames: Int) {
    guard let place, let last = finger.location else { return }
    let share = 1 / CGFloat(frames)
    let next = CGPoint(
      x: last.x + (place.x - last.x) * share, y: last.y + (place.y - last.y) * share)
    finger.move(to: next, over: player.timeToNextFrame)
  }

  private func lift() {
    (place, lifts, isDown) = (nil, false, false)
    finger.release()
  }

  private func press(_ touch: LiveTouch) {
    guard let key = touch.key, let view = scrollView(at: touch.location) else { return }
    player.simulation.keyboard.press(key.pressed, in: view)
  }

  private func scrollView(at point: CGPoint) -> UIScrollView? {
    player.layout?.collectionView
      ?? sequence(
        first: player.simulation.window.hitTest(point, with: nil), next: { $0?.superview }
      ).lazy.compactMap { $0 as? UIScrollView }.first
  }
}
