import UIKit

#if !canImport(UIKitSimulation)
extension UIWindow {
  /// A visible window in the scene of the app that hosts the tests: on Apple's platforms a window without a scene isn't
  /// shown, there are no display links, and `makeKeyAndVisible()` crashes without an app.
  static func shown(size: CGSize) -> UIWindow {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first else {
      fatalError("These tests need an app: xcodebuild test -scheme GalleryApp")
    }
    let window = UIWindow(windowScene: scene)
    window.frame.size = size
    window.isHidden = false
    return window
  }
}
#endif
