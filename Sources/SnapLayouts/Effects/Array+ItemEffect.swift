#if canImport(Foundation)
import Foundation
#endif

extension Array where Element == ItemEffect {
  /// How an item looks at a position after all effects, in order.
  func appearance(at position: ItemPosition) -> ItemAppearance {
    reduce(into: ItemAppearance()) { appearance, effect in
      effect.apply(to: &appearance, at: position)
    }
  }
}
