import Foundation

extension ItemEffect {
  /// Turns items in the plane of the screen as they come and go.
  ///
  /// An item turns evenly over the first page; farther out the angle stays the same. Nearer items
  /// are in front. Reduce Motion turns the effect off.
  ///
  /// - Parameter angle: The angle in radians, -π … π; values out of range count as the nearer end.
  ///   A positive angle turns items after the focus clockwise, and items before it
  ///   counterclockwise. Vertical layouts mirror this.
  /// - Returns: The effect.
  public static func spin(angle: CGFloat = .pi / 8) -> ItemEffect {
    let angle = angle.corrected().clamped(to: (-.pi)...(.pi))
    let steepest = min(abs(angle), .pi / 2)
    // The visible part of an item that is up to three times as tall as the page stride.
    let overscan = Overscan((3 * sin(steepest) + cos(steepest) - 1) / 2)
    return ItemEffect(overscan: overscan) { position, appearance in
      appearance.spin += position.clockwise(angle * position.turn)
      appearance.zIndex = position.orderByNearness()
    }
  }
}
