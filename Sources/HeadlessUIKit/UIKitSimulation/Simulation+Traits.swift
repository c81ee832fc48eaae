import UIKit

/// The settings of a person, for the views of this simulation only.
extension Simulation {
  /// The layout direction of the person's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { window.traits.layoutDirection }
    set {
      window.traits = UITraitCollection(
        scale: window.traits.displayScale, direction: newValue,
        category: window.traits.preferredContentSizeCategory)
    }
  }

  /// The preferred text size; all views of the process get a notification of a change.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { window.traits.preferredContentSizeCategory }
    set {
      guard newValue != preferredContentSizeCategory else { return }
      window.traits = UITraitCollection(
        scale: window.traits.displayScale, direction: window.traits.layoutDirection,
        category: newValue)
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
  }
}
