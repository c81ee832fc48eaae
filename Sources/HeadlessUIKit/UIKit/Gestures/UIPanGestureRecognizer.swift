/// Follows the finger that drags a scroll view.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The location with a translation of zero, in the window's coordinates.
  private var origin = CGPoint.zero

  /// The velocity in points per second, in the window's coordinates.
  private var velocity = CGPoint.zero

  /// The distance that the finger has moved since the gesture was recognized.
  open func translation(in view: UIView?) -> CGPoint { vector(from: origin, in: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let window = self.view?.window
    let place = location(in: view) - translation
    origin = view.map { $0.convert(place, to: window) } ?? place
  }

  /// The velocity of the finger, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { vector(from: location - velocity, in: view) }

  // MARK: Internal

  /// Begins a drag with the finger at `location`, after it has moved by `translation`.
  func begin(at location: CGPoint, translation: CGPoint, velocity: CGPoint) {
    origin = location - translation
    move(to: location, velocity: velocity)
    state = .began
  }

  func move(to location: CGPoint, velocity: CGPoint) {
    self.location = location
    self.velocity = velocity
    state = .changed
  }

  /// Ends the drag; code in `setsOff` can still read its values.
  func end(_ state: State, setsOff: () -> Void) {
    self.state = state
    setsOff()
    self.state = .possible
  }

  private func vector(from start: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return location - start }
    let window = self.view?.window
    return view.convert(location, from: window) - view.convert(start, from: window)
  }
}
