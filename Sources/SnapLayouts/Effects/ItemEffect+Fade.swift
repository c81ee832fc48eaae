#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Makes items away from the focus more transparent, or less.
  ///
  /// - Parameters:
  ///   - focused: The alpha at the focus, 0 … 1; beyond it the nearer end counts, not finite 1.
  ///   - resting: The alpha at the distance and beyond, 0 … 1, corrected likewise.
  ///   - distance: The distance in points; not finite or below 0 counts as 0, where only an item
  ///     exactly at the focus is focused.
  ///   - falloff: Evenly over the distance, or in one step at its end.
  /// - Returns: The effect.
  public static func fade(
    focused: CGFloat = 1, resting: CGFloat = 0.5, over distance: CGFloat = 80,
    falloff: AlphaFalloff = .gradual
  ) -> ItemEffect {
    let focused = focused.corrected(or: 1).clamped(to: 0...1)
    let resting = resting.corrected(or: 1).clamped(to: 0...1)
    return ItemEffect(overscan: 0) { position, appearance in
      let gradual = position.falloff(over: distance)
      let share = falloff == .step ? gradual.rounded(.down) : gradual
      appearance.alpha *= focused + (resting - focused) * share
    }
  }
}
