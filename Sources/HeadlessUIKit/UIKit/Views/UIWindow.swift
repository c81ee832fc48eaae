/// The root of a tree of views.
@MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// The time in which everything in this window happens.
  package var mainLoop = MainLoop.idle {
    didSet { mainLoop.window = self }
  }

  package var traits = UIScreen.main.traits {
    didSet { traitsMayHaveChanged(from: oldValue) }
  }

  /// What the notch, the status bar and the home indicator cover.
  package var simulatedSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if simulatedSafeAreaInsets != oldValue { safeAreaChanged(below: self) } }
  }

  /// Whether bounds change inside an animation, as they do when the device is turned (fact 46).
  package var animatesBoundsChanges = false

  open override var safeAreaInsets: UIEdgeInsets { simulatedSafeAreaInsets }

  open override var window: UIWindow? { self }

  open func makeKeyAndVisible() { isHidden = false }

  /// Ends all scrolling where it is.
  func stopMotions() { forEachInTree { ($0 as? UIScrollView)?.stopMotion() } }

  private func safeAreaChanged(below view: UIView) {
    view.safeAreaInsetsDidChange()
    view.setNeedsLayout()
    view.subviews.forEach(safeAreaChanged(below:))
  }
}
