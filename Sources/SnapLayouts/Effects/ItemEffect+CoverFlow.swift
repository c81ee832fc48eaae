#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Turns items at both sides towards the focus, like records in a box.
  ///
  /// Over the first page an item turns to the angle, the side next to the focus away from the viewer,
  /// and farther out it stays so. The items move together by as much as turning makes them
  /// narrower, so the gaps stay those of the flow layout: a negative line spacing gives the dense
  /// look. From eight pages away on they move together no further. Nearer items lie in front.
  /// Reduce Motion turns the effect off.
  ///
  /// Scroll to items by ``SnapFlowLayout/scroll(toItemAt:animated:)``: the collection view's own
  /// `scrollToItem` scrolls to where an item is shown.
  ///
  /// - Parameter angle: The angle in radians, 0 … π/2; beyond it the nearer end counts, not finite 0.
  ///   At 0 items stay as they are, at π/2 they show their edge.
  /// - Returns: The effect.
  public static func coverFlow(angle: CGFloat = .pi / 4) -> ItemEffect {
    let angle = angle.corrected().clamped(to: 0...(.pi / 2))
    let lostWidth = (1 - angle.sineAndCosine.cosine).clamped(to: 0...1)
    let farthest: CGFloat = 8
    let reach = max(0.5, lostWidth * (farthest - 0.5))
    return ItemEffect(overscan: Overscan(reach)) { position, appearance in
      appearance.rotation -= angle * position.turn
      appearance.perspective = position.perspective
      appearance.zIndex = position.orderByNearness()
      // Half the width that turned items lose lies on either side of them; on the way to the angle the
      // loss grows evenly, and so the shift with the square.
      let pages = min(abs(position.progress), farthest)
      let losses = pages < 1 ? pages * pages / 2 : pages - 0.5
      let length = min(position.itemSize[along: position.axis], position.pageStride)
      let shift = length * lostWidth * losses
      appearance.translation[along: position.axis] += position.distance < 0 ? shift : -shift
    }
  }
}
