import Foundation

extension ItemEffect {
  /// Stacks items like cards: the front one slides away, and the next ones wait behind it.
  ///
  /// Items before the focus move as in the flow layout, in front of the others. With a throw angle
  /// they also turn about the middle of their lower edge, and fade out over the second half of the
  /// way. Items after the focus lie behind the focused one. Each is a step smaller, and shows a
  /// strip at its trailing end. The last one fades in while the front one leaves.
  ///
  /// Use it for layouts in which each item is a page, with items of one size. Reduce Motion turns
  /// the effect off; then items stay in their row.
  ///
  /// Scroll to items with ``SnapFlowLayout/scroll(toItemAt:animated:completion:)``: the collection view's own
  /// `scrollToItem` scrolls to the position of an item on the screen.
  ///
  /// - Parameters:
  ///   - count: The number of items visible at rest, including the front one, 1 … 10; values out of
  ///     range count as the nearer end.
  ///   - scaleStep: The fraction of the full size by which each item is smaller than the one in
  ///     front of it, 0 … 1; values out of range count as the nearer end.
  ///   - offsetStep: The length of each item that shows beyond the trailing end of the one in front
  ///     of it, in points; negative values count as 0.
  ///   - throwAngle: The angle by which the front item turns in the plane as it leaves, in radians,
  ///     0 … π/2; values out of range count as the nearer end. At 0 it slides away. In a vertical
  ///     layout it turns about the middle of its trailing edge.
  /// - Returns: The effect.
  public static func stack(
    visible count: Int = 3, scaleStep: CGFloat = 0.06, offsetStep: CGFloat = 12,
    throwAngle: CGFloat = 0
  ) -> ItemEffect {
    let count = CGFloat(count.clamped(to: 1...10))
    let scaleStep = scaleStep.corrected().clamped(to: 0...1)
    let offsetStep = max(0, offsetStep.corrected())
    let throwAngle = throwAngle.corrected().clamped(to: 0...(.pi / 2))
    let overscan = Overscan(before: 0.5, after: count)
    return ItemEffect(overscan: overscan, reducedMotion: .off) { position, appearance in
      appearance.zIndex = position.orderWithEarlierInFront()
      let progress = position.progress
      if progress < 0, throwAngle > 0 {
        appearance.alpha *= min(1, 2 * (1 + position.turn))
        appearance.pivot[across: position.axis] = 1
        appearance.spin += position.clockwise(throwAngle * position.turn)
        return
      }
      let depth = max(0, progress)
      appearance.alpha *= (count - depth).clamped(to: 0...1)
      // Invisible items stay in place.
      guard depth > 0, depth < count else { return }
      let scale = max(0, 1 - scaleStep * depth)
      // Scaling moves the trailing end inwards.
      let drawnIn = (1 - scale) * position.itemSize[along: position.axis] / 2
      appearance.scale *= scale
      appearance.translation[along: position.axis] +=
        offsetStep * depth + drawnIn - position.distance
    }
  }
}
