/// A scroll view's delegate that has its own text for VoiceOver (fact 163).
///
/// The method is optional on Apple platforms; here it has a default that returns nil (fact 76).
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}
