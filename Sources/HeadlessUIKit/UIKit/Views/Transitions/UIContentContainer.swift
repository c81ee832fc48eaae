/// An object whose content adapts to a new size.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// Called before the size of the container's view changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
