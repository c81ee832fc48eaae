import Foundation

extension ItemEffect {
  /// Turns from page to page like from side to side of a cube.
  ///
  /// Two neighboring pages are sides at a right angle that meet at an edge, whatever the space
  /// between them is. The edge follows the finger across the screen. Pages at a distance of more than a
  /// page are hidden.
  ///
  /// Use it for pages that fill the viewport. Reduce Motion turns the effect off; then pages slide.
  ///
  /// - Parameter inverted: Whether the viewer is inside the cube instead of in front of it.
  /// - Returns: The effect.
  public static func cube(inverted: Bool = false) -> ItemEffect {
    let quarter: CGFloat = inverted ? -.pi / 2 : .pi / 2
    return ItemEffect(overscan: 1, reducedMotion: .off) { position, appearance in
      let (turn, axis) = (position.turn, position.axis)
      appearance.zIndex = position.orderByNearness()
      if abs(turn) == 1 { appearance.alpha = 0 }
      guard turn != 0 else { return }
      appearance.pivot[along: axis] = turn > 0 ? 0 : 1
      appearance.perspective = position.perspective
      appearance.rotation += quarter * turn
      let gap = position.pageStride - position.itemSize[along: axis]
      appearance.translation[along: axis] -= gap * turn
    }.reaching { $0.reachOfPage }
  }
}
