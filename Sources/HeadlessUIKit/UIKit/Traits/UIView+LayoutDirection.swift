extension UIView {
  /// The direction in which this view arranges its content; subviews do not inherit the attribute
  /// (fact 61).
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
