/// The root of a tree of views.
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      remove(oldValue)
      if let rootViewController { show(rootViewController) }
    }
  }

  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }

  /// The loop in whose time all events of this window happen.
  package var mainLoop = MainLoop.idle {
    didSet { mainLoop.window = self }
  }

  package var traits = UIScreen.main.traits {
    didSet { forEachInTree { $0.traitsMayHaveChanged() } }
  }

  /// The space that the notch, the status bar and the home indicator cover.
  package var simulatedSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if simulatedSafeAreaInsets != oldValue { safeAreaChanged(below: self) } }
  }

  open override var safeAreaInsets: UIEdgeInsets { simulatedSafeAreaInsets }

  open override var window: UIWindow? { self }

  open weak var windowScene: UIWindowScene? = UIScene.only

  open func makeKeyAndVisible() { isHidden = false }

  /// The controller whose view hasn't been laid out yet.
  private var appearing: UIViewController?

  package func forEachScrollView(_ body: (UIScrollView) -> Void) {
    forEachInTree { ($0 as? UIScrollView).map(body) }
  }

  private func remove(_ controller: UIViewController?) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    appearing = nil
    controller.viewWillDisappear(false)
    view.removeFromSuperview()
    controller.viewDidDisappear(false)
  }

  private func show(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.viewWillAppear(false)
    addSubview(view)
    appearing = controller
  }

  /// The first layout pass of a controller's view comes before its `viewDidAppear` (fact 179).
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    guard let controller = appearing else { return }
    appearing = nil
    controller.viewDidAppear(false)
    super.layoutIfNeeded()
  }

  private func safeAreaChanged(below view: UIView) {
    view.safeAreaInsetsDidChange()
    view.setNeedsLayout()
    view.subviews.forEach(safeAreaChanged(below:))
  }
}
