import Foundation

extension ItemEffect {
  /// Puts items on a wheel that turns in the plane of the screen, like cards fanned out in a hand.
  ///
  /// The hub lies below the item at the focus, in a vertical layout at its trailing side. All items
  /// have the same distance from it. The angle between neighboring pages is constant, and along the
  /// rim they are as far apart as in the flow layout. Items at the height of the hub and below fade
  /// out. Nearer items are in front. Reduce Motion turns the effect off; then items stay in their
  /// row.
  ///
  /// Scroll to items with ``SnapFlowLayout/scroll(toItemAt:animated:completion:)``: the collection view's own
  /// `scrollToItem` scrolls to the position of an item on the screen.
  ///
  /// - Parameters:
  ///   - angle: The angle between two pages in radians, 0 … π/2; values out of range count as the
  ///     nearer end. Below 0.001 items stay in their row.
  ///   - upright: Whether items stay upright, like the cars of a Ferris wheel, instead of turning
  ///     with it.
  ///   - inverted: Whether the hub lies on the other side, above the item.
  /// - Returns: The effect.
  public static func ferrisWheel(
    angle: CGFloat = .pi / 7, upright: Bool = false, inverted: Bool = false
  ) -> ItemEffect {
    let angle = angle.betweenPagesOfWheel
    let farthest = .pi / 2 + angle
    // Without an angle it is infinite, which counts as half a page.
    let shift = (farthest - sin(farthest)) / angle
    return ItemEffect(overscan: Overscan(shift), reducedMotion: .off) {
      position, appearance in
      appearance.zIndex = position.orderByNearness()
      let (turn, axis) = (position.progress * angle, position.axis)
      let across = position.itemSize[across: axis]
      guard turn != 0, across > 0 else { return }
      appearance.alpha *= ((farthest - abs(turn)) / angle).clamped(to: 0...1)
      // Invisible items stay in place.
      guard abs(turn) < farthest else { return }
      let radius = position.pageStride / angle
      let spin = position.clockwise(inverted ? -turn : turn)
      if upright { appearance.spin -= spin }
      appearance.pivot[across: axis] = 0.5 + (inverted ? -radius : radius) / across
      appearance.spin += spin
      appearance.translation[along: axis] -= position.distance
    }
  }
}
