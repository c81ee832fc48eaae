import Foundation

extension ItemEffect {
  /// Slides each page away over the next one, which appears from behind.
  ///
  /// The page at the focus and those before it move as in the flow layout. The next page stays
  /// behind, where it will rest; it grows and becomes opaque while the front page leaves.
  ///
  /// Use it for layouts in which each item is a page. Pages of one size cover each other; the space between them makes
  /// no difference. Reduce Motion turns the effect off; then pages slide.
  ///
  /// Scroll to items with ``SnapFlowLayout/scroll(toItemAt:animated:completion:)``: the collection view's own
  /// `scrollToItem` scrolls to the position of an item on the screen.
  ///
  /// - Parameter scale: The scale from which a page grows, at least 0.
  /// - Returns: The effect.
  public static func depth(scale: CGFloat = 0.75) -> ItemEffect {
    let scale = max(0, scale.corrected(or: 1))
    return ItemEffect(overscan: Overscan(before: 0.5, after: 1), reducedMotion: .off) {
      position, appearance in
      appearance.zIndex = position.orderWithEarlierInFront()
      let depth = max(0, position.progress)
      appearance.alpha *= max(0, 1 - depth)
      // Invisible pages stay in place.
      guard depth > 0, depth < 1 else { return }
      appearance.scale *= 1 + (scale - 1) * depth
      appearance.translation[along: position.axis] -= position.distance
    }
  }
}
