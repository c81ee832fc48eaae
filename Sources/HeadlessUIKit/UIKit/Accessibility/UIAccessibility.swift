/// The accessibility settings of the device (fact 82), and the notifications that apps post.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)

    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  @MainActor public static var isReduceMotionEnabled: Bool { simulatedReduceMotion }

  @MainActor public static var isVoiceOverRunning: Bool { simulatedVoiceOver }

  @MainActor public static var isSwitchControlRunning: Bool { simulatedSwitchControl }

  @MainActor public static func post(notification: Notification, argument: Any?) {
    posts.append((notification, argument))
  }

  @MainActor package static var simulatedReduceMotion = false {
    didSet {
      guard simulatedReduceMotion != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  @MainActor package static var simulatedVoiceOver = false {
    didSet {
      guard simulatedVoiceOver != oldValue else { return }
      NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  @MainActor package static var simulatedSwitchControl = false {
    didSet {
      guard simulatedSwitchControl != oldValue else { return }
      NotificationCenter.default.post(name: switchControlStatusDidChangeNotification, object: nil)
    }
  }

  /// The posted notifications that no test has read yet.
  @MainActor package static var posts: [(notification: Notification, argument: Any?)] = []
}
