#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Lets each page slide away over the next one, which comes up from behind.
  ///
  /// The page at the focus and those before it move as the flow layout has them. The next one waits
  /// behind, where it will rest: it grows and becomes opaque while the one in front leaves.
  ///
  /// It is made for layouts in which each item is a page, and for items of one size. Reduce Motion
  /// turns the effect off: pages slide.
  ///
  /// Scroll to items by ``SnapFlowLayout/scroll(toItemAt:animated:)``: the collection view's own
  /// `scrollToItem` scrolls to where an item is shown.
  ///
  /// - Parameter scale: The scale from which a page grows, at least 0; not finite counts as 1.
  /// - Returns: The effect.
  public static func depth(scale: CGFloat = 0.75) -> ItemEffect {
    let scale = max(0, scale.corrected(or: 1))
    return ItemEffect(overscan: Overscan(before: 0.5, after: 1), reducedMotion: .off) {
      position, appearance in
      appearance.zIndex = position.orderWithEarlierInFront()
      let depth = max(0, position.progress)
      appearance.alpha *= max(0, 1 - depth)
      // Out of sight they stay where they are.
      guard depth > 0, depth < 1 else { return }
      appearance.scale *= 1 + (scale - 1) * depth
      appearance.translation[along: position.axis] -= position.distance
    }
  }
}
