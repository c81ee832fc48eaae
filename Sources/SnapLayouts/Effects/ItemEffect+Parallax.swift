import Foundation

extension ItemEffect {
  /// Moves pictures more slowly than their pages, as if they were farther away.
  ///
  /// A picture moves on the screen by a portion of the scroll distance. Each page slides over the
  /// one before it: the later page moves with the finger, and the earlier one, which it covers,
  /// falls behind and catches up before it is out of sight. So the effect works with any opaque
  /// cells, without gaps or jumps, and at rest every page is where the flow layout has placed it.
  ///
  /// For the complete effect, a cell clips its content and shifts it by
  /// ``SnapLayoutAttributes/contentShift``. Then both pictures always move by the portion, and only
  /// the edge between them moves with the finger. Use it for pages that fill the viewport; in
  /// narrower pages the content leaves a part of its cell empty. Reduce Motion turns the effect
  /// off.
  ///
  /// - Parameter portion: The movement of a picture as a fraction of the scroll distance, 0 … 1;
  ///   values out of range count as the nearer end, `NaN` and infinity as 1. At 1 pages slide as
  ///   without the effect; at 0 pictures don't move, and the edge between them wipes across.
  /// - Returns: The effect.
  public static func parallax(portion: CGFloat = 0.6) -> ItemEffect {
    let lag = 1 - portion.corrected(or: 1).clamped(to: 0...1)
    return ItemEffect(overscan: Overscan(before: 0.5, after: 0)) { position, appearance in
      let shift = -lag * position.distance
      // If both items moved by the whole shift, the nearer one would have to be in front at rest, and
      // they would swap their order visibly half-way. So the later page is always in front and never
      // moves. The earlier one is back in its place at a distance of a page, where `scrollToItem` and
      // touches expect it and where narrow pages stay visible beside the focus.
      let isEarlier = position.distance < 0 && position.pageStride > 0
      let fraction = isEarlier ? max(0, 1 - position.progress * position.progress) : 0
      appearance.translation[along: position.axis] += shift * fraction
      appearance.contentShift += shift - shift * fraction
      appearance.zIndex = position.orderWithLaterInFront()
    }
  }
}
