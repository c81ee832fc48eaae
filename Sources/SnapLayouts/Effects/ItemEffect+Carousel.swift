#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Makes items at the sides smaller and fainter, and keeps the gap between them.
  ///
  /// Scaling alone pulls neighbours apart. Here the gap between two neighbours as they are shown is the
  /// same everywhere and at every moment, whatever the line spacing of the flow layout is; with a
  /// negative one they overlap, nearer items in front. Items move together by at most two pages.
  ///
  /// The line spacing says how far a finger goes from one item to the next. It goes exactly as far as
  /// the items if the line spacing is the gap less half of what an item loses by the scale.
  ///
  /// It is made for items of one size, in the middle of the viewport. Reduce Motion leaves the fading.
  ///
  /// - Parameters:
  ///   - sideScale: The scale a page away from the focus and beyond, at least 0; not finite counts as 1.
  ///   - sideAlpha: The alpha a page away and beyond, 0 … 1; beyond it the nearer end counts, not
  ///     finite 1.
  ///   - spacing: The gap between neighbours, or how much of them shows at the edges.
  /// - Returns: The effect.
  public static func carousel(
    sideScale: CGFloat = 0.8, sideAlpha: CGFloat = 0.6, spacing: CarouselSpacing = .fixed(16)
  ) -> ItemEffect {
    let sideScale = max(0, sideScale.corrected(or: 1))
    let sideAlpha = sideAlpha.corrected(or: 1).clamped(to: 0...1)
    let mostPages: CGFloat = 2
    return ItemEffect(overscan: Overscan(mostPages)) { position, appearance in
      let pages = abs(position.progress)
      let share = min(1, pages)
      appearance.scale *= 1 + (sideScale - 1) * share
      appearance.alpha *= 1 + (sideAlpha - 1) * share
      appearance.zIndex = position.orderByNearness()
      let gap = spacing.gap(at: position)
      let length = position.itemSize[along: position.axis]
      // From the focus to the first neighbour, and from there to each farther one.
      let first = max(0, length * (1 + sideScale) / 2 + gap)
      let next = max(0, length * sideScale + gap)
      let place = first * share + next * max(0, pages - 1)
      let shift = max(place - abs(position.distance), -mostPages * position.pageStride)
      appearance.translation[along: position.axis] += position.distance < 0 ? -shift : shift
    }
  }
}
