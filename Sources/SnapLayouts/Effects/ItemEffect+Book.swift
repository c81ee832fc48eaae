#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Turns pages over like those of a book.
  ///
  /// Pages stay in place. The one in front opens towards the viewer about its leading edge, the spine,
  /// until only its edge is to be seen, and uncovers the next one, which lies flat beneath it.
  ///
  /// It is made for pages that fill the viewport. Reduce Motion turns the effect off: pages slide.
  public static var book: ItemEffect {
    ItemEffect(overscan: 1, reducedMotion: .off) { position, appearance in
      let (progress, axis) = (position.progress, position.axis)
      appearance.zIndex = position.orderWithEarlierInFront()
      // A page comes and goes while the one in front of it covers it; behind the spine it stays hidden.
      let margin: CGFloat = 0.05
      appearance.alpha *= progress <= -1 ? 0 : ((1 - progress) / margin).clamped(to: 0...1)
      // Out of sight they stay where they are, so that no touch finds them in the focus.
      guard abs(progress) < 1, position.pageStride > 0 else { return }
      appearance.translation[along: axis] -= position.distance
      guard progress < 0 else { return }
      appearance.pivot[along: axis] = 0
      // From nearer by, the page would be seen so large that it uncovers nothing for half of the way.
      appearance.perspective = 1 / max(1_000, 6 * position.itemSize[along: axis])
      appearance.rotation += .pi / 2 * progress
    }
  }
}
