#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Turns from page to page as from side to side of a cube.
  ///
  /// Two neighbouring pages are sides at a right angle that meet at an edge, whatever the line spacing,
  /// and the edge follows the finger across the screen. A page farther away than one is not shown.
  ///
  /// It is made for pages that fill the viewport. Reduce Motion turns the effect off: pages slide.
  ///
  /// - Parameter inverted: Whether the viewer stands inside the cube instead of in front of it.
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
    }
  }
}
