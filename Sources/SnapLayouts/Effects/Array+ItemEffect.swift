#if canImport(Foundation)
import Foundation
#endif

extension Array where Element == ItemEffect {
  /// How an item looks at a position after all effects, in order, or what is left of them while motion
  /// is reduced.
  func appearance(at position: ItemPosition, reducesMotion: Bool = false) -> ItemAppearance {
    reduce(into: ItemAppearance()) { appearance, effect in
      if reducesMotion {
        effect.applyReduced(to: &appearance, at: position)
      } else {
        effect.apply(to: &appearance, at: position)
      }
    }
  }

  /// How far outside an extent the flow layout may place an item that comes into sight there.
  ///
  /// - Parameters:
  ///   - before: How far before the focus the extent begins, in points; negative after it.
  ///   - after: How far after the focus the extent ends; negative before it.
  /// - Returns: What is enough for all effects.
  func overscan(before: CGFloat, after: CGFloat) -> Overscan {
    reduce(0) { $0.union($1.overscan(before: before, after: after)) }
  }
}
