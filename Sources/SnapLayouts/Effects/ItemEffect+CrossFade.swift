#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Keeps pages in place and lets them dissolve into one another.
  ///
  /// Of two pages the earlier one stays opaque while the later one fades in or out over it, so the
  /// background never shines through. The first and the last tenth of the way show one page alone:
  /// there the earlier page comes and goes unseen behind the later one, and a page at rest is opaque
  /// even if it rests half a pixel off. It looks the same in both directions. Pages a whole page
  /// away and farther are transparent.
  ///
  /// It is made for layouts in which each item is a page, and for pages of one size. Reduce Motion
  /// leaves it as it is, for nothing moves.
  public static var crossFade: ItemEffect {
    ItemEffect(overscan: 1, reducedMotion: .unchanged) { position, appearance in
      let progress = position.progress
      appearance.alpha *= crossFadeAlpha(at: progress)
      appearance.zIndex = position.orderWithLaterInFront()
      // Out of sight they stay where they are, so that no touch finds them in the focus.
      guard abs(progress) < 1, position.pageStride > 0 else { return }
      appearance.translation[along: position.axis] -= position.distance
    }
  }

  private static func crossFadeAlpha(at progress: CGFloat) -> CGFloat {
    let margin: CGFloat = 0.1
    let alpha =
      progress > 0
      ? (1 - margin - progress) / (1 - 2 * margin)
      : (1 + progress) / margin
    return alpha.clamped(to: 0...1)
  }
}
