import Foundation

extension ItemEffect {
  /// Tilts items away from the viewer at both sides of the focus, as if they lay on a drum.
  ///
  /// An item turns evenly over the first page; farther out the angle stays the same. Items nearer to
  /// the focus are in front. Reduce Motion turns the effect off.
  ///
  /// - Parameter angle: The angle in radians, -π/2 … π/2; values out of range count as the nearer
  ///   end. A positive angle tilts back the side away from the focus, a negative angle the side
  ///   next to it.
  /// - Returns: The effect.
  public static func tilt(angle: CGFloat = .pi / 12) -> ItemEffect {
    let angle = angle.corrected().clamped(to: (-.pi / 2)...(.pi / 2))
    // Perspective lengthens the side that comes forward by at most a thirtieth.
    return ItemEffect(overscan: 0.05) { position, appearance in
      appearance.rotation += angle * position.turn
      appearance.perspective = position.perspective
      appearance.zIndex = position.orderByNearness()
    }
  }
}
