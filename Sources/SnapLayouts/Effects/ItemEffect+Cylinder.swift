#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Puts items around a drum that turns about an axis across the scroll direction.
  ///
  /// The focused item lies flat in front. A page apart items are an angle apart, and items without line
  /// spacing meet at their edges. Towards the sides, where they turn out of sight, they fade out. Nearer
  /// items lie in front. Reduce Motion turns the effect off: items stay in their row.
  ///
  /// Scroll to items by ``SnapFlowLayout/scroll(toItemAt:animated:)``: the collection view's own
  /// `scrollToItem` scrolls to where an item is shown.
  ///
  /// - Parameters:
  ///   - angle: The angle between two pages in radians, 0 … π/2; beyond it the nearer end counts, not
  ///     finite 0. Below a thousandth items stay in their row.
  ///   - inverted: Whether the viewer stands inside the drum, so that items at the sides come nearer.
  /// - Returns: The effect.
  public static func cylinder(angle: CGFloat = .pi / 5, inverted: Bool = false) -> ItemEffect {
    let angle = angle.corrected().clamped(to: 0...(.pi / 2)).orNoTurn
    let half = (angle / 2).sineAndCosine
    /// How far the axis is from the items, in pages.
    let radius = angle == 0 ? 0 : half.cosine / half.sine / 2
    let overscan = Overscan(angle == 0 ? 0.5 : .pi / 2 / angle)
    return ItemEffect(overscan: overscan, reducedMotion: .off) { position, appearance in
      appearance.zIndex = position.orderByNearness()
      let turn = position.progress * angle
      guard turn != 0 else { return }
      let radius = radius * position.pageStride
      // No item comes nearer to the eye than half-way.
      let reach = inverted ? 2 * radius + position.itemSize[along: position.axis] : 0
      let eyeDistance = max(position.eyeDistance, reach)
      let visibility =
        inverted
        ? (.pi / 2 - abs(turn)) / (angle / 2)
        : visibility(onDrumOf: radius, turnedBy: turn, eyeDistance: eyeDistance)
      appearance.alpha *= visibility.clamped(to: 0...1)
      // Out of sight they stay where they are.
      guard visibility > 0 else { return }
      appearance.pivotDepth = inverted ? radius : -radius
      appearance.perspective = 1 / eyeDistance
      appearance.rotation += inverted ? -turn : turn
      appearance.translation[along: position.axis] -= position.distance
    }
  }

  /// How much is to be seen of an item on the outside of a drum: 0 or less where it shows its edge.
  ///
  /// There the plane of the item goes through the eye.
  private static func visibility(
    onDrumOf radius: CGFloat, turnedBy turn: CGFloat, eyeDistance: CGFloat
  ) -> CGFloat {
    guard abs(turn) < .pi / 2 else { return 0 }
    let edge = radius / (radius + eyeDistance)
    return 8 * (turn.sineAndCosine.cosine - edge) / (1 - edge)
  }
}
