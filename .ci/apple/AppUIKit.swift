// What the app uses of Apple's UIKit and the headless one lacks, to type-check the app on Linux. Only the API that it
// uses, with the signatures of Apple's documentation. Nothing here runs.
import UIKit

@MainActor protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  static func main() {}
}

final class UISceneSession: UIResponder {}

extension UIScene {
  struct ConnectionOptions {}
}

@MainActor protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

class UIBarButtonItem: NSObject {
  enum SystemItem: Int { case done }

  init(systemItem: SystemItem, primaryAction: UIAction? = nil) {}
  init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {}
}

@MainActor class UINavigationBarAppearance: NSObject {
  func configureWithDefaultBackground() {}
}

@MainActor class UINavigationItem: NSObject {
  var titleView: UIView?
  var leftBarButtonItem: UIBarButtonItem?
  var rightBarButtonItem: UIBarButtonItem?
  var rightBarButtonItems: [UIBarButtonItem]?
  var scrollEdgeAppearance: UINavigationBarAppearance?
}

class UINavigationController: UIViewController {
  init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
  func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}

@MainActor class UISheetPresentationController: NSObject {
  @MainActor class Detent: NSObject {
    struct Identifier {
      static var medium: Identifier { Identifier() }
    }

    class func medium() -> Detent { Detent() }
    class func large() -> Detent { Detent() }
  }

  var detents: [Detent] = []
  var largestUndimmedDetentIdentifier: Detent.Identifier?
  var prefersGrabberVisible = false
}

@MainActor class UIPopoverPresentationController: NSObject {
  var barButtonItem: UIBarButtonItem?
}

class UIActivity: NSObject {}

class UIActivityViewController: UIViewController {
  init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor class UIStoryboard: NSObject {
  init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  func instantiateInitialViewController<Controller: UIViewController>() -> Controller? { nil }
}

extension UIViewController {
  var navigationItem: UINavigationItem { UINavigationItem() }
  var sheetPresentationController: UISheetPresentationController? { nil }
  var popoverPresentationController: UIPopoverPresentationController? { nil }
  func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

extension UIImage {
  convenience init?(systemName name: String) { self.init(named: name) }
}

extension UIAction {
  convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) { self.init(handler: handler) }
}
