#if canImport(Foundation)
import Foundation
#endif

extension Array where Element == ItemEffect {
  /// The appearance of an item at a position after all effects, in order.
  ///
  /// - Parameters:
  ///   - position: The position of the item.
  ///   - reducesMotion: Whether motion is reduced, which also reduces the effects.
  /// - Returns: The appearance.
  func appearance(at position: ItemPosition, reducesMotion: Bool = false) -> ItemAppearance {
    reduce(into: ItemAppearance()) { appearance, effect in
      if reducesMotion {
        effect.applyReduced(to: &appearance, at: position)
      } else {
        effect.apply(to: &appearance, at: position)
      }
    }
  }

  /// The distance outside of the viewport within which the effects can make items visible.
  var overscan: Overscan {
    reduce(0) { overscan, effect in overscan.union(effect.overscan) }
  }
}
