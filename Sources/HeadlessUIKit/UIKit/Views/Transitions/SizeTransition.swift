internal import UIKitQuestions

/// A change of the size of a window, as the coordinator that the root view controller gets.
///
/// `viewWillTransition(to:with:)` is called before the size changes. Animations alongside run in the
/// animation of the change, when the controller's view has its new size, and completions after its
/// end. Apple's pages of `UIContentContainer` and `UIViewControllerTransitionCoordinator` say so.
package final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  package let transitionDuration: TimeInterval

  private let window: UIWindow
  private var animations: [Block] = []
  private var completions: [Block] = []
  /// The time of the end; nil until the animations have run.
  private var end: TimeInterval?

  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  package var isAnimated: Bool { transitionDuration > 0 }
  package var isInteractive: Bool { false }
  package var isCancelled: Bool { false }
  package var containerView: UIView { window }

  /// Changes the size of a window, over some seconds or at once.
  ///
  /// - Parameters:
  ///   - window: The window. Where its size stays the same, no controller is called.
  ///   - size: The new size.
  ///   - duration: The duration in seconds; 0 without an animation.
  ///   - change: Sets the new frame of the window.
  package static func run(
    in window: UIWindow, to size: CGSize, over duration: TimeInterval,
    _ change: @escaping () -> Void
  ) {
    let transition = SizeTransition(window, duration)
    if size != window.bounds.size {
      window.rootViewController?.viewWillTransition(to: size, with: transition)
    }
    guard duration > 0 else { return transition.apply(change) }
    UIView.animate(withDuration: duration) { transition.apply(change) }
  }

  private init(_ window: UIWindow, _ duration: TimeInterval) {
    (self.window, transitionDuration) = (window, duration)
  }

  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { complete(completion) }
    guard let animation else { return true }
    guard end == nil else { return false }
    animations.append(animation)
    return true
  }

  private func apply(_ change: () -> Void) {
    change()
    if OpenQuestions.current.collection.alongsideAnimations == .afterLayout { layOut() }
    for animation in animations { animation(self) }
    layOut()
    end = window.mainLoop.now + transitionDuration
    for completion in completions { complete(completion) }
  }

  private func layOut() { window.mainLoop.layOut() }

  /// Calls a block at the end of the animations, which is known when they have begun.
  private func complete(_ block: @escaping Block) {
    guard let end else { return completions.append(block) }
    window.mainLoop.schedule(after: end - window.mainLoop.now) { block(self) }
  }
}
