import Foundation

extension ItemEffect {
  /// Enlarges items near the focus and puts nearer ones in front of others.
  ///
  /// The scale falls off evenly with the distance from the focus, and stays the same beyond the
  /// distance.
  ///
  /// - Parameters:
  ///   - focused: The scale at the focus, at least 0.
  ///   - resting: The scale of the items away from the focus, at the distance and beyond, at least 0.
  ///   - distance: The distance in points; negative values count as 0, so that only an item exactly
  ///     at the focus is focused.
  /// - Returns: The effect.
  public static func zoom(
    focused: CGFloat = 1.2, resting: CGFloat = 1, over distance: CGFloat = 80
  ) -> ItemEffect {
    let focused = max(0, focused.corrected(or: 1))
    let resting = max(0, resting.corrected(or: 1))
    // The visible part of an item that is up to twice as long as the page stride.
    let overscan = Overscan(max(focused, resting) - 1)
    return ItemEffect(overscan: overscan) { position, appearance in
      let falloff = position.falloff(over: distance)
      appearance.scale *= focused + (resting - focused) * falloff
      appearance.zIndex = position.orderByNearness()
    }.reaching { edge in
      let scale = edge.itemDistance >= distance ? resting : max(focused, resting)
      return (scale - 1) * edge.itemLength / 2
    }
  }
}
