#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Lets pictures move more slowly than their pages, as if they lay farther back.
  ///
  /// A picture moves on the screen by the portion of what the view scrolls, and its neighbours come
  /// from so much closer by. Each page slides over the one before it: the later page keeps its pace;
  /// the earlier one, which it covers, falls back and catches up until it is out of sight. So the
  /// effect shows with any opaque cells, with no gap and no leap, and at rest every page is where the
  /// flow layout placed it.
  ///
  /// Cells that clip their content, and shift it along the axis by
  /// ``SnapLayoutAttributes/contentShift``, show all of it: both pictures move by the portion all the
  /// way, and only the edge between them keeps the pace of the finger. It is made for pages that fill
  /// the viewport; in narrower ones the content leaves a part of its cell free. Reduce Motion turns
  /// the effect off.
  ///
  /// - Parameter portion: The movement of a picture as a share of the scrolling, 0 … 1; beyond it the
  ///   nearer end counts, not finite 1. At 1 pages slide as without the effect; at 0 pictures stay
  ///   where they are, and the edge between them wipes over.
  /// - Returns: The effect.
  public static func parallax(portion: CGFloat = 0.6) -> ItemEffect {
    let lag = 1 - portion.corrected(or: 1).clamped(to: 0...1)
    return ItemEffect(overscan: Overscan(before: 0.5, after: 0)) { position, appearance in
      let shift = -lag * position.distance
      let shiftOfItem = shift * position.shareOfItemInParallax
      appearance.translation[along: position.axis] += shiftOfItem
      appearance.contentShift += shift - shiftOfItem
      appearance.zIndex = position.orderWithLaterInFront()
    }
  }
}

extension ItemPosition {
  /// How much of the shift moves the item itself; the rest moves the content inside it.
  ///
  /// With both pages shifted whole, the nearer would have to lie in front at rest, and half-way the
  /// other would leap over it. So it is always the later page that lies in front, unshifted. The
  /// earlier one is back in its place a page away: there `scrollToItem` and touches look for it, and
  /// narrow pages that stay in sight beside the focus do not leap.
  fileprivate var shareOfItemInParallax: CGFloat {
    distance < 0 && pageStride > 0 ? max(0, 1 - progress * progress) : 0
  }
}
