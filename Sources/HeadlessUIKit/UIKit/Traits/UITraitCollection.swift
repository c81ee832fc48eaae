/// The traits that views and layouts read.
public final class UITraitCollection: NSObject, Sendable {
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let preferredContentSizeCategory: UIContentSizeCategory

  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  /// Creates traits; missing values are unspecified.
  package init(
    scale: CGFloat = 0, direction: UITraitEnvironmentLayoutDirection = .unspecified,
    category: UIContentSizeCategory = .unspecified
  ) {
    displayScale = scale
    layoutDirection = direction
    preferredContentSizeCategory = category
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return displayScale == other.displayScale && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  public override var hash: Int { preferredContentSizeCategory.hashValue }
}
