/// The device, which only has the notification of its orientation.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UIDevice: NSObject {
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private static let onlyDevice = UIDevice()

  open class var current: UIDevice { onlyDevice }

  private override init() { super.init() }

  package func turn() {
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}
