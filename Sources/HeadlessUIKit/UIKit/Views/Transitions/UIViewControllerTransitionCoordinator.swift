/// What is known of a transition that is under way.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
}

/// Runs animations of the app together with a transition.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block with the animations of the transition, and another one when the transition ends.
  ///
  /// - Returns: Whether the animations will run. They don't once the transition has begun; the
  ///   completion runs in any case.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Declares the default of the completion, which a requirement can't have.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    (self as any UIViewControllerTransitionCoordinator).animate(
      alongsideTransition: animation, completion: completion)
  }
}
