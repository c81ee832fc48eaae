/// Observes a finger that stays where it is.
open class UILongPressGestureRecognizer: UIGestureRecognizer {}
