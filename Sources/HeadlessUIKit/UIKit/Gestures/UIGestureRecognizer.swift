/// What looks at the touches of a view.
///
/// Only scroll views have one here, the recogniser of their drags.
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

  open private(set) weak var view: UIView?

  /// Where the finger is, in the coordinates of the window.
  var location = CGPoint.zero

  init(view: UIView) { self.view = view }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: self.view?.window) ?? location
  }
}
