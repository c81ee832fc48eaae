/// A part of the app's user interface; the app has one, a window scene.
open class UIScene: UIResponder {
  static let only: UIScene = UIWindowScene()
}

/// A scene with windows.
open class UIWindowScene: UIScene {}

extension UIApplication {
  /// The scenes that are connected.
  public final var connectedScenes: Set<UIScene> { [UIScene.only] }
}
