import Foundation

extension ItemEffect {
  /// Turns items at both sides towards the focus, like records in a box.
  ///
  /// Over the first page an item turns by the angle, with the side next to the focus away from the
  /// viewer; farther out the angle stays the same. The items move together to compensate for their
  /// reduced width, so the gaps remain those of the flow layout. Use a negative line spacing for a
  /// dense look. Beyond eight pages they don't move any further. Nearer items are in front. Reduce
  /// Motion turns the effect off. In a loop, it needs more items than the viewport has space for; otherwise
  /// copies are seen to jump from one side to the other.
  ///
  /// Scroll to items with ``SnapFlowLayout/scroll(toItemAt:animated:completion:)``: the collection view's own
  /// `scrollToItem` scrolls to the position of an item on the screen.
  ///
  /// - Parameter angle: The angle in radians, 0 … π/2; values out of range count as the nearer end.
  ///   At 0 items don't change; at π/2 only their edge shows.
  /// - Returns: The effect.
  public static func coverFlow(angle: CGFloat = .pi / 4) -> ItemEffect {
    let angle = angle.corrected().clamped(to: 0...(.pi / 2))
    let lostWidth = 1 - cos(angle)
    let farthest: CGFloat = 8
    let overscan = Overscan(max(0.5, lostWidth * (farthest - 0.5)))
    return ItemEffect(overscan: overscan) { position, appearance in
      appearance.rotation -= angle * position.turn
      appearance.perspective = position.perspective
      appearance.zIndex = position.orderByNearness()
      // A turned item loses half of its lost width on each side. Over the first page the loss grows
      // in proportion to the distance, so the shift grows with its square.
      let pages = min(abs(position.progress), farthest)
      let losses = pages < 1 ? pages * pages / 2 : pages - 0.5
      let length = min(position.itemSize[along: position.axis], position.pageStride)
      let shift = length * lostWidth * losses
      appearance.translation[along: position.axis] += position.distance < 0 ? shift : -shift
    }.reaching { edge in
      // Nearer than a page, an item is never shifted by more than the width that it loses there.
      let shift = min(edge.itemLength, edge.pageStride) * lostWidth
      let ownShift = edge.itemDistance / edge.pageStride * shift
      let excess = ownShift - (shift + edge.itemLength * lostWidth) / 2
      return excess / (1 - shift / edge.pageStride)
    }
  }
}
