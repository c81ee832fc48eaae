internal import UIKitQuestions

/// Scrolling near an edge while a person drags an item there.
extension UICollectionView {
  package func autoscrollBegan() {
    stopMotion()
    if scrollsLikePan { beginDragging() }
  }

  /// The view has scrolled by `way` since it began, and by `step` since the last call, on the screen.
  package func autoscrolled(by way: CGPoint, step: CGPoint) {
    guard !scrollsLikePan else { return drag(by: CGPoint(x: -way.x, y: -way.y)) }
    show(clamped(contentOffset + unmirrored(step)))
  }

  package func autoscrollEnded() {
    if scrollsLikePan { endDragging(velocity: .zero) }
  }

  private var scrollsLikePan: Bool { OpenQuestions.current.collection.dragAutoscroll == .pans }
}
