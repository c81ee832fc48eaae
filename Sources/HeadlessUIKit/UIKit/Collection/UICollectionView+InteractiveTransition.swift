internal import UIKitQuestions

/// Transitions between layouts that a gesture controls.
extension UICollectionView {
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Installs a transition layout, which prepares both layouts.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let old = self.layout
    let transition = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    interactiveTransition = InteractiveTransition(layout: transition, completion: completion)
    (layout.shownBy, transition.shownBy) = (self, self)
    let next: UICollectionViewLayout? =
      switch OpenQuestions.current.collection.interactiveTransitionCalls {
      case .none: nil
      case .transitionLayout: transition
      case .nextLayout: layout
      }
    if let next {
      old.prepareForTransition(to: next)
      next.prepareForTransition(from: old)
    }
    self.layout = transition
    layout.invalidateLayout()
    transition.invalidateLayout()
    return transition
  }

  public func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

  public func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

  private func endInteractiveTransition(isFinished: Bool) {
    guard let (transition, completion) = interactiveTransition.map({ ($0.layout, $0.completion) })
    else { return }
    interactiveTransition = nil
    let (old, new) = (transition.currentLayout, transition.nextLayout)
    transition.shownBy = nil
    layout = old
    if isFinished {
      changeLayout(to: new, animated: false, completion: nil)
    } else {
      new.shownBy = nil
      new.finalizeLayoutTransition()
      old.invalidateLayout()
    }
    completion?(true, isFinished)
  }
}

/// An interactive transition that has begun.
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
