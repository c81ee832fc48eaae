/// The app: its state, and the notifications of the system.
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  private static let onlyApplication = UIApplication()

  open class var shared: UIApplication { onlyApplication }

  open private(set) var applicationState = State.active

  /// The direction of the development language; a simulation's window has a direction of its own.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  private override init() { super.init() }

  /// Makes the app inactive: a person leaves it, or something covers it.
  package func resignActive() {
    guard applicationState == .active else { return }
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  package func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    post(Self.didEnterBackgroundNotification)
  }

  package func becomeActive() {
    if applicationState == .background {
      post(Self.willEnterForegroundNotification)
      applicationState = .inactive
    }
    guard applicationState == .inactive else { return }
    applicationState = .active
    NotificationCenter.default.post(
      name: UIScene.didActivateNotification, object: UIScene.only)
    post(Self.didBecomeActiveNotification)
  }

  package func receiveMemoryWarning() { post(Self.didReceiveMemoryWarningNotification) }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
