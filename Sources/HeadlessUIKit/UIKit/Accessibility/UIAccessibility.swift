/// The assistive settings of the device (fact 82).
public enum UIAccessibility {
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  @MainActor public static var isReduceMotionEnabled: Bool { simulatedReduceMotion }

  @MainActor package static var simulatedReduceMotion = false {
    didSet {
      guard simulatedReduceMotion != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }
}
