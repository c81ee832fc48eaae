import Foundation

extension ItemEffect {
  /// Keeps pages in place and dissolves them into each other.
  ///
  /// Of two pages, the earlier one stays opaque while the later one fades in or out over it, so the
  /// background never shows through. In the first and the last tenth of the way, one page hides the
  /// other: there the earlier page appears or disappears behind the later one, and a page at rest
  /// is opaque even if it rests half a pixel off. The effect looks the same in both directions.
  /// Pages at a distance of a page and more are transparent.
  ///
  /// Use it for layouts in which each item is a page. Pages of one size cover each other; the space between them makes
  /// no difference. Reduce Motion doesn't change the effect, because nothing moves.
  public static var crossFade: ItemEffect {
    ItemEffect(overscan: 1, reducedMotion: .unchanged) { position, appearance in
      let (progress, margin) = (position.progress, 0.1 as CGFloat)
      let alpha =
        progress > 0 ? (1 - margin - progress) / (1 - 2 * margin) : (1 + progress) / margin
      appearance.alpha *= alpha.clamped(to: 0...1)
      appearance.zIndex = position.orderWithLaterInFront()
      // Invisible pages stay in place, so that touches don't hit them at the focus.
      guard abs(progress) < 1, position.pageStride > 0 else { return }
      appearance.translation[along: position.axis] -= position.distance
    }.reaching { $0.reachOfPage }
  }
}
