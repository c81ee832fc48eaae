/// A control for text, which can become first responder while it is in a window.
open class UITextField: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var canBecomeFirstResponder: Bool { window != nil }

  /// The innermost scroll view around it brings it into sight (fact 165).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    let scrollView = sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UIScrollView }.first
    if !wasFirst { scrollView?.editingBegan(in: self) }
    return true
  }
}
