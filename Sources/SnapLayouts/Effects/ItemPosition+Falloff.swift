import Foundation

extension ItemPosition {
  /// The distance of the item as a fraction of a distance in points, at most 1; 0 at the focus.
  ///
  /// If the distance isn't positive, the result is 0 only exactly at the focus, and otherwise 1.
  func falloff(over distance: CGFloat) -> CGFloat {
    let outermost = distance.corrected()
    guard outermost > 0 else { return self.distance == 0 ? 0 : 1 }
    return min(1, abs(self.distance) / outermost)
  }
}
