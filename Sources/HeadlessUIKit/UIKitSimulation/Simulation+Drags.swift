import UIKit

extension Simulation {
  /// Begins or ends a drag of an item of a collection view.
  public static func setActiveDrag(_ isActive: Bool, in collectionView: UICollectionView) {
    collectionView.hasActiveDrag = isActive
  }

  /// Begins or ends a drop of an item on a collection view.
  public static func setActiveDrop(_ isActive: Bool, in collectionView: UICollectionView) {
    collectionView.hasActiveDrop = isActive
  }

  /// A person drags an item of a collection view to its edge, where the view scrolls, and drops it.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - way: How far the view scrolls, in points of the screen: to the right and down if positive.
  ///   - duration: For how long it scrolls, in seconds.
  public func dragItemToEdge(
    of collectionView: UICollectionView, scrollingBy way: CGPoint, over duration: TimeInterval
  ) {
    let frames = max(1, Int((duration * Double(framesPerSecond)).rounded()))
    let scale = window.traitCollection.displayScale
    /// How far the view has scrolled after some frames, in whole pixels, so that rounding loses no step.
    func place(_ frame: Int) -> CGPoint {
      let share = CGFloat(frame) / CGFloat(frames)
      return CGPoint(
        x: (way.x * share * scale).rounded() / scale, y: (way.y * share * scale).rounded() / scale)
    }
    Self.setActiveDrag(true, in: collectionView)
    collectionView.autoscrollBegan()
    for frame in 1...frames {
      let (last, way) = (place(frame - 1), place(frame))
      collectionView.autoscrolled(
        by: way, step: CGPoint(x: way.x - last.x, y: way.y - last.y))
      run(for: 1 / Double(framesPerSecond))
    }
    collectionView.autoscrollEnded()
    Self.setActiveDrag(false, in: collectionView)
  }
}
