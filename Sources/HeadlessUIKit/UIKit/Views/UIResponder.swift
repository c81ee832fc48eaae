/// What takes part in the chain of those who may answer an event.
///
/// Apple declares what concerns accessibility for every object; here it begins with responders, since
/// what an extension declares could not be overridden.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }

  /// Apple declares it for every object; there are no nibs here, and nothing calls it.
  open func awakeFromNib() {}

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false

  /// A person scrolls with three fingers; the first in the chain that says yes has done it (fact 83).
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
}
