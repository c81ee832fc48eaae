/// A move of the focus from one item to another.
open class UIFocusUpdateContext: NSObject {
  override init() { super.init() }
}

/// A move of the focus that concerns a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// Runs animations together with those of a move of the focus.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
  override init() { super.init() }

  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
