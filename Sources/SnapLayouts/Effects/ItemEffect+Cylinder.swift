import Foundation

extension ItemEffect {
  /// Puts items on a drum that turns about an axis across the scroll direction.
  ///
  /// The item at the focus lies flat in front. The angle between neighboring pages is constant, and
  /// items without line spacing meet at their edges. Items fade out at the sides, where they turn
  /// out of sight. Nearer items are in front. Reduce Motion turns the effect off; then items stay
  /// in their row.
  ///
  /// Scroll to items with ``SnapFlowLayout/scroll(toItemAt:animated:completion:)``: the collection view's own
  /// `scrollToItem` scrolls to the position of an item on the screen.
  ///
  /// - Parameters:
  ///   - angle: The angle between two pages in radians, 0 … π/2; values out of range count as the
  ///     nearer end. Below 0.001 items stay in their row.
  ///   - inverted: Whether the viewer is inside the drum, so that items at the sides are nearer.
  /// - Returns: The effect.
  public static func cylinder(angle: CGFloat = .pi / 5, inverted: Bool = false) -> ItemEffect {
    let angle = angle.betweenPagesOfWheel
    /// The distance of the axis from the items, in pages; infinite without an angle.
    let radius = 1 / tan(angle / 2) / 2
    // Without an angle it is infinite too, which counts as half a page.
    let overscan = Overscan(.pi / 2 / angle)
    return ItemEffect(overscan: overscan, reducedMotion: .off) { position, appearance in
      appearance.zIndex = position.orderByNearness()
      let turn = position.progress * angle
      guard turn != 0 else { return }
      let radius = radius * position.pageStride
      // Limit how far items move towards the eye, to half of its distance.
      let reach = 2 * radius + position.itemSize[along: position.axis]
      let eyeDistance = inverted ? max(position.eyeDistance, reach) : position.eyeDistance
      // From outside, only the edge of an item is visible where its plane passes through the eye.
      let edge = radius / (radius + eyeDistance)
      let outside = abs(turn) < .pi / 2 ? 8 * (cos(turn) - edge) / (1 - edge) : 0
      let visibility = inverted ? (.pi / 2 - abs(turn)) / (angle / 2) : outside
      appearance.alpha *= visibility.clamped(to: 0...1)
      // Invisible items stay in place.
      guard visibility > 0 else { return }
      appearance.pivotDepth = inverted ? radius : -radius
      appearance.perspective = 1 / eyeDistance
      appearance.rotation += inverted ? -turn : turn
      appearance.translation[along: position.axis] -= position.distance
    }
  }
}

extension CGFloat {
  /// The angle between two pages of a wheel: within 0 … π/2, and 0 below 0.001.
  ///
  /// Smaller angles would need such large wheels that no turning is visible.
  var betweenPagesOfWheel: CGFloat {
    let angle = corrected().clamped(to: 0...(.pi / 2))
    return angle < 0.001 ? 0 : angle
  }
}
