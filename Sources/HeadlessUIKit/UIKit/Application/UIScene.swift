/// A part of the app's user interface that the system activates on its own.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")

  /// That of the app, which has one scene here.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  override init() { super.init() }
}

/// The scene of the app's windows.
open class UIWindowScene: UIScene {
  static let only = UIWindowScene()
}
