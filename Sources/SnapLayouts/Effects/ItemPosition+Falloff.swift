#if canImport(Foundation)
import Foundation
#endif

extension ItemPosition {
  /// How far out the item is: 0 at the focus, 1 at a distance in points and beyond.
  ///
  /// A distance that is not positive leaves only the focus itself at 0.
  func falloff(over distance: CGFloat) -> CGFloat {
    let outermost = distance.corrected()
    guard outermost > 0 else { return self.distance == 0 ? 0 : 1 }
    return min(1, abs(self.distance) / outermost)
  }

  /// An order of overlapping items, front to back by the distance from the focus.
  ///
  /// Strictly for distances a point or more apart, and not negative, for everything visible: the
  /// middle of a visible item is less than the viewport and the item away from the focus.
  var depthOrder: Int {
    let nearness = viewportSize[along: axis] + itemSize[along: axis] - abs(distance)
    return Int(nearness.clamped(to: 0...CGFloat(Int32.max / 2)).rounded(.down))
  }
}
