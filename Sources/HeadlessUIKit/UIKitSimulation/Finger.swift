import UIKit

/// A finger on the screen; each movement advances the clock by its duration.
@MainActor
public final class Finger {
  /// The location of the finger in the window's coordinates; nil while it is lifted.
  public private(set) var location: CGPoint?

  private unowned let window: UIWindow
  private let loop: MainLoop
  private var touch: Touch?

  /// The time between two samples of the touch screen in seconds: one sample a frame (fact 161).
  private var sampling: TimeInterval { 1 / Double(loop.framesPerSecond) }

  init(window: UIWindow, loop: MainLoop) {
    self.window = window
    self.loop = loop
  }

  public func touchDown(at location: CGPoint) {
    self.location = location
    loop.deliverTouch(at: loop.now) { touch = Touch(in: window, at: location, time: loop.now) }
  }

  /// Moves in a straight line at an even speed.
  public func move(to destination: CGPoint, over duration: TimeInterval) {
    guard let start = location else { return }
    let steps = max(1, Int((duration / sampling).rounded()))
    let begin = loop.now
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      sample(
        CGPoint(
          x: start.x + (destination.x - start.x) * share,
          y: start.y + (destination.y - start.y) * share),
        at: begin + duration * share)
    }
  }

  /// Holds the finger still; the screen still reports its touch.
  public func hold(for duration: TimeInterval) {
    if let location { move(to: location, over: duration) }
  }

  public func release() {
    location = nil
    loop.deliverTouch(at: loop.now) { touch?.end() }
    touch = nil
  }

  /// Cancels the touch, as the system does for a call or for a system gesture.
  public func cancel() {
    location = nil
    loop.deliverTouch(at: loop.now) { touch?.cancel() }
    touch = nil
  }

  public func tap(at location: CGPoint) {
    touchDown(at: location)
    hold(for: 0.05)
    release()
  }

  /// Taps the middle of a view.
  public func tap(_ view: UIView) {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
  }

  /// Touches the screen, moves by `translation` over `duration`, holds still, and lifts.
  ///
  /// Without a hold it is a flick with the velocity of the movement.
  public func drag(
    from start: CGPoint, by translation: CGPoint, over duration: TimeInterval,
    hold: TimeInterval = 0
  ) {
    touchDown(at: start)
    move(to: CGPoint(x: start.x + translation.x, y: start.y + translation.y), over: duration)
    if hold > 0 { self.hold(for: hold) }
    release()
  }

  /// Plays touches recorded on a device: the first one is touch down, the last one the lift.
  public func play(_ touches: [RecordedTouch]) {
    guard let first = touches.first, let last = touches.last else { return }
    let begin = loop.now
    touchDown(at: first.location)
    for touch in touches.dropFirst().dropLast() { sample(touch.location, at: begin + touch.time) }
    location = nil
    loop.deliverTouch(at: begin + last.time) { touch?.end() }
    touch = nil
  }

  private func sample(_ location: CGPoint, at time: TimeInterval) {
    loop.deliverTouch(at: time) {
      self.location = location
      touch?.move(to: location, time: time)
    }
  }
}

/// A sample of a recorded gesture.
public struct RecordedTouch: Sendable, Hashable {
  /// The seconds since touch down.
  public var time: TimeInterval
  /// The location in the window's coordinates.
  public var location: CGPoint

  public init(time: TimeInterval, location: CGPoint) {
    self.time = time
    self.location = location
  }
}
