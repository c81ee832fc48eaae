import UIKit

/// What an app told assistive technologies.
public struct AccessibilityPost {
  public let notification: UIAccessibility.Notification
  public let argument: Any?

  /// The argument, if it is something to read out.
  public var text: String? { argument as? String }
}
