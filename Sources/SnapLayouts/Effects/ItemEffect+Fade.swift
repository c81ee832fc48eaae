import Foundation

extension ItemEffect {
  /// Changes the alpha of items by their distance from the focus.
  ///
  /// Nearer items are in front, unless an effect before it has set another order.
  ///
  /// - Parameters:
  ///   - focused: The alpha at the focus, 0 … 1; values out of range count as the nearer end.
  ///   - resting: The alpha of the items away from the focus, at the distance and beyond, 0 … 1, corrected in the same way.
  ///   - distance: The distance in points; negative values count as 0, so that only an item exactly
  ///     at the focus is focused.
  ///   - falloff: Gradually over the distance, or in one step at its end.
  /// - Returns: The effect.
  public static func fade(
    focused: CGFloat = 1, resting: CGFloat = 0.5, over distance: CGFloat = 80,
    falloff: AlphaFalloff = .gradual
  ) -> ItemEffect {
    let focused = focused.corrected(or: 1).clamped(to: 0...1)
    let resting = resting.corrected(or: 1).clamped(to: 0...1)
    return ItemEffect(overscan: 0) { position, appearance in
      let gradual = position.falloff(over: distance)
      let fraction = falloff == .step ? gradual.rounded(.down) : gradual
      appearance.alpha *= focused + (resting - focused) * fraction
      if appearance.zIndex == 0 { appearance.zIndex = position.orderByNearness() }
    }
  }
}

/// How alpha changes between the focus and the distance from which items are at rest.
public enum AlphaFalloff: Sendable, Hashable, CaseIterable {
  /// Gradually, in proportion to the distance.
  case gradual
  /// In one step at the distance.
  case step
}
