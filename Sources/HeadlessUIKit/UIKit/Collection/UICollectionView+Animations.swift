internal import UIKitQuestions

/// The common parts of batch updates, new layouts and animated changes of the bounds.
extension UICollectionView {
  /// The duration of an animation block that contains the change (fact 197), or else UIKit's own.
  static var animationDuration: TimeInterval { ViewAnimation.duration ?? 0.3 }

  /// The duration of a change; 0 outside of a window, where nothing is visible.
  func duration(animated: Bool) -> TimeInterval {
    animated && UIView.areAnimationsEnabled && window != nil ? Self.animationDuration : 0
  }

  /// Runs a block on the window's clock, outside of a window on that of the present simulation (fact 174);
  /// without one, the block waits for a window.
  func later(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    guard let loop = window?.mainLoop ?? .current else { return waitingForWindow.append(block) }
    loop.schedule(after: delay, block)
  }

  func runWhatWaitedForWindow() {
    let blocks = waitingForWindow
    waitingForWindow = []
    for block in blocks { later(after: 0, block) }
  }

  /// Whether a finger or a motion moves the content.
  var isMoving: Bool { isTracking || motion != nil }

  /// The proposed offset: the present one, clamped to the range unless the view moves.
  var proposedOffset: CGPoint { isMoving ? contentOffset : clamped(contentOffset) }

  /// Lets the layout and the delegate choose the offset after an update (facts 44, 106).
  func adoptTargetOffset(proposed: CGPoint) {
    var target = proposed
    switch OpenQuestions.current.collection.targetQueriesInUpdates {
    case .never: break
    case .once: target = chosenTarget(proposed: proposed)
    case .twice:
      _ = chosenTarget(proposed: proposed)
      target = chosenTarget(proposed: proposed)
    }
    guard !isMoving || OpenQuestions.current.collection.targetWhileScrolling == .used else {
      return
    }
    contentOffset = target
  }

  /// Asks the layout and the delegate, each of which gets the other's answer (facts 44, 45).
  func chosenTarget(proposed: CGPoint) -> CGPoint {
    func ofDelegate(_ offset: CGPoint) -> CGPoint {
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
    }
    return switch OpenQuestions.current.collection.targetDelegateOrder {
    case .layoutFirst: ofDelegate(layout.targetContentOffset(forProposedContentOffset: proposed))
    case .delegateFirst: layout.targetContentOffset(forProposedContentOffset: ofDelegate(proposed))
    }
  }

  /// Handles the animated change of size in a rotation (facts 46, 104).
  func sizeChangedAnimated(from oldBounds: CGRect, _ before: LayoutAnswer) {
    let questions = OpenQuestions.current.collection
    isChangingBounds = true
    layout.prepare(forAnimatedBoundsChange: oldBounds)
    if isLayoutStale { prepareLayout() }
    adoptTargetOffset(proposed: proposedOffset)
    updateLayout()
    let move = ElementMove(
      before: before,
      queries: questions.animatedBoundsAppearances == .everyVisible ? .everyVisible : .none,
      duration: duration(animated: true))
    moveElements(move, askForAppearances(move))
    if questions.animatedBoundsPreparations != .unfinished {
      layout.finalizeAnimatedBoundsChange()
    }
    if questions.animatedBoundsPreparations == .fourTimes {
      for _ in 1..<4 {
        layout.prepare(forAnimatedBoundsChange: oldBounds)
        layout.finalizeAnimatedBoundsChange()
      }
    }
    isChangingBounds = false
    setNeedsLayout()
  }

  /// Handles an animated change of the origin alone (fact 105).
  func originChangedAnimated(from oldBounds: CGRect) {
    guard OpenQuestions.current.collection.animatedOriginChanges == .prepared else { return }
    isChangingBounds = true
    layout.prepare(forAnimatedBoundsChange: oldBounds)
    layout.finalizeAnimatedBoundsChange()
    isChangingBounds = false
  }
}
