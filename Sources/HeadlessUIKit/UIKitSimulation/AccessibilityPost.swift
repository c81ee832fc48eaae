import UIKit

/// An accessibility notification that an app has posted.
public struct AccessibilityPost {
  public let notification: UIAccessibility.Notification
  public let argument: Any?

  /// The argument, if it is something to read out.
  public var text: String? { argument as? String }
}
