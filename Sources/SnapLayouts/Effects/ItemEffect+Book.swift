import Foundation

extension ItemEffect {
  /// Turns pages like those of a book.
  ///
  /// Pages stay in place. The page in front opens towards the viewer about its leading edge, the
  /// spine, until only its edge is visible. It uncovers the next page, which lies flat beneath it.
  ///
  /// Use it for pages that fill the viewport. Reduce Motion turns the effect off; then pages slide.
  public static var book: ItemEffect {
    ItemEffect(overscan: 1, reducedMotion: .off) { position, appearance in
      let (progress, axis) = (position.progress, position.axis)
      appearance.zIndex = position.orderWithEarlierInFront()
      // A page appears and disappears while the page in front covers it; behind the spine it stays
      // hidden.
      let margin: CGFloat = 0.05
      appearance.alpha *= progress <= -1 ? 0 : ((1 - progress) / margin).clamped(to: 0...1)
      // Invisible pages stay in place, so that touches don't hit them at the focus.
      guard abs(progress) < 1, position.pageStride > 0 else { return }
      appearance.translation[along: axis] -= position.distance
      guard progress < 0 else { return }
      appearance.pivot[along: axis] = 0
      // From a smaller distance, the page would look so large that it uncovers nothing for half of
      // the turn.
      appearance.perspective = 1 / max(1_000, 6 * position.itemSize[along: axis])
      appearance.rotation += .pi / 2 * progress
    }.reaching { $0.reachOfPage }
  }
}
