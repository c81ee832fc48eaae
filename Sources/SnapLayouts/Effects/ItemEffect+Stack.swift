#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Lays items on each other like cards: the front one slides away, the next ones wait behind it.
  ///
  /// Items before the focus move as the flow layout has them, in front of the others; if they are
  /// thrown, they turn about the middle of their lower edge and fade out on the second half of the way.
  /// Items after the focus lie behind the focused one, each a step smaller, and each showing a strip at
  /// its trailing end. The last one comes out of nothing while the front one leaves.
  ///
  /// It is made for layouts in which each item is a page, and for items of one size. Reduce Motion
  /// turns the effect off: items stay in their row.
  ///
  /// Scroll to items by ``SnapFlowLayout/scroll(toItemAt:animated:)``: the collection view's own
  /// `scrollToItem` scrolls to where an item is shown.
  ///
  /// - Parameters:
  ///   - count: How many items are visible at rest, the front one among them, 1 … 10; beyond it the
  ///     nearer end counts.
  ///   - scaleStep: By which share of the full size each item is smaller than the one in front of it,
  ///     0 … 1; beyond it the nearer end counts, not finite 0.
  ///   - offsetStep: How much of each item shows beyond the trailing end of the one in front of it, in
  ///     points; below 0 and not finite counts as 0.
  ///   - throwAngle: How far the front item turns in the plane as it is thrown off, in radians, 0 … π/2;
  ///     beyond it the nearer end counts, not finite 0. At 0 it slides away. In a vertical layout it
  ///     turns about the middle of its trailing edge.
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
        throwOff(&appearance, by: throwAngle, at: position)
        return
      }
      let depth = max(0, progress)
      appearance.alpha *= (count - depth).clamped(to: 0...1)
      // Out of sight they stay where they are.
      guard depth > 0, depth < count else { return }
      let scale = max(0, 1 - scaleStep * depth)
      // Scaling draws the trailing end in.
      let drawnIn = (1 - scale) * position.itemSize[along: position.axis] / 2
      appearance.scale *= scale
      appearance.translation[along: position.axis] +=
        offsetStep * depth + drawnIn - position.distance
    }
  }

  private static func throwOff(
    _ appearance: inout ItemAppearance, by angle: CGFloat, at position: ItemPosition
  ) {
    let turn = position.turn
    appearance.alpha *= min(1, 2 * (1 + turn))
    appearance.pivot[across: position.axis] = 1
    appearance.spin += position.clockwise(angle * turn)
  }
}
