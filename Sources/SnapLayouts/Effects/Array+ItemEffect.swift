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

  /// How far outside the viewport the flow layout may place an item that comes into sight.
  var overscan: Overscan {
    reduce(0) { overscan, effect in overscan.union(effect.overscan) }
  }
}
