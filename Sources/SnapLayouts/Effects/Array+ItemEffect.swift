import Foundation

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

  /// The distance outside of an extent within which the effects can make items visible in it.
  ///
  /// - Parameters:
  ///   - before: The distance from the start of the extent to the focus, in points; negative if it
  ///     starts after the focus.
  ///   - after: The distance from the focus to the end of the extent; negative if it ends before it.
  /// - Returns: An overscan that is enough for all effects.
  func overscan(before: CGFloat, after: CGFloat) -> Overscan {
    reduce(0) { $0.union($1.overscan(before: before, after: after)) }
  }
}
