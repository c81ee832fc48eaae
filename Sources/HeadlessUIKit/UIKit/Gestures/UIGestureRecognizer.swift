/// Observes the touches of a view.
///
/// A recognizer of an app's own sees touches begin (fact 190). Of UIKit's own, only that of a scroll view's drags sees them;
/// the state of any other one is set by a test.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }

  open var state = State.possible

  open var isEnabled = true

  open internal(set) weak var view: UIView?

  /// The location of the finger, in the window's coordinates.
  var location = CGPoint.zero

  public override init() {}

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: self.view?.window) ?? location
  }

  /// Fingers touch the view or a view in it, before that view sees them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The last finger has lifted.
  func touchesAreOver() { if state == .failed { state = .possible } }
}
