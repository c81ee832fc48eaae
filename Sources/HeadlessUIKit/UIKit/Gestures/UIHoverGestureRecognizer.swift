/// Observes a pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
