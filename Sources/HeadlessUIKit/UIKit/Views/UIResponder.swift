/// An object in the responder chain.
///
/// Apple declares the accessibility API for every object. Here it begins with responders, because
/// subclasses couldn't override methods of an extension.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }

  /// Apple declares this method for every object; there are no nibs here, so nothing calls it.
  open func awakeFromNib() {}

  // MARK: Touches, which go on to the next responder

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: The first responder

  private static weak var first: UIResponder?

  open var canBecomeFirstResponder: Bool { false }

  open var isFirstResponder: Bool { UIResponder.first === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard !isFirstResponder else { return true }
    guard UIResponder.first?.resignFirstResponder() ?? true else { return false }
    UIResponder.first = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false

  /// Scrolls with three fingers; the first responder in the chain that returns true has done it
  /// (fact 83).
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
}
