/// A part of the app's user interface; the app has one, a window scene.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")

  static let only = UIWindowScene()

  /// That of the app.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

/// A scene with windows.
open class UIWindowScene: UIScene {}

extension UIApplication {
  /// The scenes that are connected.
  public final var connectedScenes: Set<UIScene> { [UIScene.only] }
}
