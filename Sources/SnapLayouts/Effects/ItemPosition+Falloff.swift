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
}
