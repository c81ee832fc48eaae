import UIKit

/// What a person chose in the settings, for the views of this simulation alone.
extension Simulation {
  /// The direction of the person's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { window.traits.layoutDirection }
    set {
      window.traits = UITraitCollection(
        scale: window.traits.displayScale, direction: newValue,
        category: window.traits.preferredContentSizeCategory)
    }
  }

  /// How large the person wants to read; every view of the process is told that it has changed.
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
