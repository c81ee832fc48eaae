/// Follows the finger that drags a scroll view.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Where the translation is zero, in the coordinates of the window.
  private var origin = CGPoint.zero

  /// In points per second, in the coordinates of the window.
  private var velocity = CGPoint.zero

  /// How far the finger has moved since it was recognised.
  open func translation(in view: UIView?) -> CGPoint { vector(from: origin, in: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let window = self.view?.window
    let place = location(in: view) - translation
    origin = view.map { $0.convert(place, to: window) } ?? place
  }

  /// The finger's, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { vector(from: location - velocity, in: view) }

  // MARK: Inside UIKit

  /// A drag begins that has the finger at `location`, which has moved by `translation` since.
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

  /// The drag ends; what it sets off still sees how.
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
