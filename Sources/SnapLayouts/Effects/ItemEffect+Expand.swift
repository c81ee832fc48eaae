import Foundation

extension ItemEffect {
  /// Makes the item at the focus longer, and moves its neighbors apart by exactly as much.
  ///
  /// The cell gets another size and lays out its contents anew, where a zoom would stretch it and cover its neighbors.
  /// Over a page the length passes from one item to the next, and every gap stays as the flow layout made it. An item
  /// grows on both sides where pages are centered, and away from the edge with which they align otherwise. Pages,
  /// the page position and the end of a release don't change.
  ///
  /// Use it for layouts in which each line is a page, or whose items are one section with the layout's `itemSize`,
  /// without a delegate that gives sizes or spacings; in a loop, pages must be full then. An item and the length should fit
  /// the viewport. Pad the edges, or loop: at other ends, the first and the last items move beyond the content. Headers
  /// and footers don't move. Reduce Motion makes the length pass on at once, half-way. To scroll to an item in
  /// sight, use ``SnapFlowLayout/scroll(toItemAt:animated:completion:)``: UIKit's `scrollToItem` goes to where it is drawn.
  ///
  /// - Parameter length: The length that the item at the focus gains along the scroll axis, in points; negative
  ///   values, `NaN` and infinity count as 0.
  /// - Returns: The effect.
  public static func expand(by length: CGFloat) -> ItemEffect {
    let length = max(0, length.corrected())
    return ItemEffect(overscan: 1, reducedMotion: .inSteps) { position, appearance in
      guard position.itemSize[along: position.axis] > 0 else { return }
      let (distance, axis, easing) = (position.lines, position.axis, position.easing)
      func growth(at fraction: CGFloat) -> CGFloat {
        // In steps whose sums are exact: so both neighbors of a gap move by the same distance, to the bit.
        (length * (1 - easing.progress(at: fraction)) * 4_096).rounded() / 4_096
      }
      let fraction = abs(distance) - abs(distance).rounded(.down)
      let own = abs(distance) < 1 ? growth(at: abs(distance)) : 0
      // What the two items around the focus gain together. Those beyond move by the part of it that lies on their side.
      let total = growth(at: fraction) + growth(at: 1 - fraction)
      let aligned = position.alignedFraction
      appearance.addedLength += own
      appearance.translation[along: axis] +=
        distance < 0 ? own / 2 - aligned * total : (1 - aligned) * total - own / 2
    }.reaching { edge in length * (1 - edge.itemDistance / edge.pageStride) }
  }
}
