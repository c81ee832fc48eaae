/// Observes the touches of a view.
///
/// Here, only the recognizer of a scroll view's drags sees them. The state of any other one is set by a test.
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

  init(view: UIView?) { self.view = view }

  public override convenience init() { self.init(view: nil) }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: self.view?.window) ?? location
  }
}
