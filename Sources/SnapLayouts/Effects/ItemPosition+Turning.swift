#if canImport(Foundation)
import Foundation
#endif

extension ItemPosition {
  /// How far an item has turned that turns over one page: -1 before the focus, 1 after it.
  var turn: CGFloat { progress.clamped(to: -1...1) }

  /// The perspective of a turned item: the eye is 1,000 points away.
  ///
  /// From a long item it is twice its length away, so that no part of it comes near the eye.
  var perspective: CGFloat { 1 / max(1_000, 2 * itemSize[along: axis]) }
}
