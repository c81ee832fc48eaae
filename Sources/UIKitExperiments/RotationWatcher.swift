#if canImport(UIKit)
import UIKit

/// The root of a window for the time of an experiment, around the one that it has.
///
/// It sees whether its view is laid out when animations alongside a rotation run.
final class RotationWatcher: UIViewController {
  /// Nil until a rotation has run the animations.
  private(set) var wasLaidOut: Bool?

  private let watched: UIWindow
  private let former: UIViewController?
  private var laidOutSize: CGSize?

  init(_ window: UIWindow) {
    (watched, former) = (window, window.rootViewController)
    super.init(nibName: nil, bundle: nil)
    window.rootViewController = self
    if let inner = former?.view {
      inner.frame = view.bounds
      view.addSubview(inner)
    }
    window.layoutIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the window its root back.
  func leave() {
    former?.viewIfLoaded?.removeFromSuperview()
    watched.rootViewController = former
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    laidOutSize = view.bounds.size
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        guard let self else { return }
        wasLaidOut = laidOutSize == view.bounds.size
      }, completion: nil)
  }
}
#endif
